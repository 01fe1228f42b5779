import { Icon, type IconProps } from './icon';

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3 7.5 2.6v5.7c0 4.5-3 8-7.5 9.7-4.5-1.7-7.5-5.2-7.5-9.7V5.6Z" />
      <path d="m8.5 12 2.5 2.5 4.5-5" />
    </Icon>
  );
}
