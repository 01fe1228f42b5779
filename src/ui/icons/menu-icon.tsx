import { Icon, type IconProps } from './icon';

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8.25h17M3.5 15.75h17" />
    </Icon>
  );
}
