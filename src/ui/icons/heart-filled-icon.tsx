import { Icon, type IconProps } from './icon';

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M12 20.3C5.7 16.2 3 12.7 3 9.2a4.8 4.8 0 0 1 9-2.4 4.8 4.8 0 0 1 9 2.4c0 3.5-2.7 7-9 11.1Z"
        fill="currentColor"
      />
    </Icon>
  );
}
