import { Icon, type IconProps } from './icon';

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.25 12c2.5-4.2 5.8-6.25 9.75-6.25S19.25 7.8 21.75 12c-2.5 4.2-5.8 6.25-9.75 6.25S4.75 16.2 2.25 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}
