import type { SVGProps } from 'react';
import { iconLength } from './icon-length';

/** SVG props plus `size` in pixels (default 20), at the normal size of text. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  size?: number;
}

/**
 * Renders an icon of the set: one path on a 24-unit grid, 1.5-unit strokes with round caps, in the text color. Icons are always
 * hidden from assistive technology; the control around them has the name.
 */
export function Icon({ size = 20, d, ...rest }: IconProps) {
  return (
    <svg
      width={iconLength(size)}
      height={iconLength(size)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}

export const BagIcon = (props: IconProps) => (
  <Icon {...props} d="M5.4 8.25h13.2l1 12.25H4.4ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
);

export const CheckIcon = (props: IconProps) => <Icon {...props} d="m4.5 12.75 4.75 4.75L19.5 6.75" />;

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m5.5 9 6.5 6.5L18.5 9" />;

export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="M9 5.5 15.5 12 9 18.5" />;

export const CloseIcon = (props: IconProps) => <Icon {...props} d="m5.5 5.5 13 13m0-13-13 13" />;

export const FilterIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.5 8H13m5 0h2.5m-17 8H6m5 0h9.5M13 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM6 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z"
  />
);

export const GlassesIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.6 9.3h6.3c1 0 1.7.7 1.6 1.7-.3 3.2-1.9 5-4.5 5-2.4 0-3.8-1.7-4.2-4.9-.2-1 .1-1.8.8-1.8ZM21.4 9.3h-6.3c-1 0-1.7.7-1.6 1.7.3 3.2 1.9 5 4.5 5 2.4 0 3.8-1.7 4.2-4.9.2-1-.1-1.8-.8-1.8ZM10.4 10.6c.9-.9 2.3-.9 3.2 0"
  />
);

export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.25 12a8.75 8.75 0 1 0 17.5 0a8.75 8.75 0 1 0-17.5 0ZM3.25 12h17.5M12 3.25c2.4 2.3 3.6 5.2 3.6 8.75s-1.2 6.45-3.6 8.75c-2.4-2.3-3.6-5.2-3.6-8.75s1.2-6.45 3.6-8.75Z"
  />
);

export const HeartIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20.3C5.7 16.2 3 12.7 3 9.2a4.8 4.8 0 0 1 9-2.4 4.8 4.8 0 0 1 9 2.4c0 3.5-2.7 7-9 11.1Z"
  />
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M3.25 12a8.75 8.75 0 1 0 17.5 0a8.75 8.75 0 1 0-17.5 0ZM12 11.25v5m0-8.5v.01" />
);

export const MenuIcon = (props: IconProps) => <Icon {...props} d="M3.5 8.25h17M3.5 15.75h17" />;

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M3.75 10.5a6.75 6.75 0 1 0 13.5 0a6.75 6.75 0 1 0-13.5 0ZM15.5 15.5l5 5" />
);

export const UserIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM4.25 20.5c.6-4.1 3.6-6.5 7.75-6.5s7.15 2.4 7.75 6.5"
  />
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4 21.25 20H2.75ZM12 10.25v4.5m0 2.5v.01" />
);
