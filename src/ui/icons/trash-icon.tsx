import { Icon, type IconProps } from './icon';

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M9 6.5v-3h6v3m3 0-.9 14H6.9L6 6.5m4 4v6m4-6v6" />
    </Icon>
  );
}
