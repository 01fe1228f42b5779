import { Icon, type IconProps } from './icon';

export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 17.25H2.5V5.75H14v11.5H9m5-8h4l3.5 4v4h-2m-4 0H14" />
      <circle cx="7" cy="17.25" r="2" />
      <circle cx="17.5" cy="17.25" r="2" />
    </Icon>
  );
}
