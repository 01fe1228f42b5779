import type { ReactNode, SVGProps } from 'react';

/** SVG props plus `size` in pixels (default 20). */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  size?: number;
}

/**
 * Base of the icon set: a 24-unit grid, 1.5-unit strokes with round caps, in the text color.
 * Icons are always hidden from assistive technology; the control around them has the name.
 */
export function Icon({ size = 20, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
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
      {children}
    </svg>
  );
}
