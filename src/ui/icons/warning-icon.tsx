import { Icon, type IconProps } from './icon';

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 21.25 20H2.75Z" />
      <path d="M12 10.25v4.5m0 2.5v.01" />
    </Icon>
  );
}
