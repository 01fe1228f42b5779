import { Icon, type IconProps } from './icon';

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M3.25 12h17.5M12 3.25c2.4 2.3 3.6 5.2 3.6 8.75s-1.2 6.45-3.6 8.75c-2.4-2.3-3.6-5.2-3.6-8.75s1.2-6.45 3.6-8.75Z" />
    </Icon>
  );
}
