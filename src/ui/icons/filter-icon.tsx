import { Icon, type IconProps } from './icon';

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8H13m5 0h2.5m-17 8H6m5 0h9.5" />
      <circle cx="15.5" cy="8" r="2.5" />
      <circle cx="8.5" cy="16" r="2.5" />
    </Icon>
  );
}
