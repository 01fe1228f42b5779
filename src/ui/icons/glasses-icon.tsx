import { Icon, type IconProps } from './icon';

export function GlassesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.6 9.3h6.3c1 0 1.7.7 1.6 1.7-.3 3.2-1.9 5-4.5 5-2.4 0-3.8-1.7-4.2-4.9-.2-1 .1-1.8.8-1.8Z" />
      <path d="M21.4 9.3h-6.3c-1 0-1.7.7-1.6 1.7.3 3.2 1.9 5 4.5 5 2.4 0 3.8-1.7 4.2-4.9.2-1-.1-1.8-.8-1.8Z" />
      <path d="M10.4 10.6c.9-.9 2.3-.9 3.2 0" />
    </Icon>
  );
}
