import { Icon, type IconProps } from './icon';

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.25 20.5c.6-4.1 3.6-6.5 7.75-6.5s7.15 2.4 7.75 6.5" />
    </Icon>
  );
}
