import { Icon, type IconProps } from './icon';

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16m-6.25-6.25L20 12l-6.25 6.25" />
    </Icon>
  );
}
