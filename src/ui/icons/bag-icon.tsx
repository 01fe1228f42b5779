import { Icon, type IconProps } from './icon';

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.4 8.25h13.2l1 12.25H4.4Z" />
      <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </Icon>
  );
}
