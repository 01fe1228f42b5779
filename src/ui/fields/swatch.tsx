import { cx } from '../lib/cx';

export interface SwatchColors {
  /** One or two CSS colors from the product data. Two are shown as halves. */
  colors: readonly [string, string?];
  /** Unavailable colors are struck through. */
  unavailable?: boolean;
}

interface SwatchProps extends SwatchColors {
  className?: string;
}

/**
 * Renders a decorative color dot, in as few elements as possible: a listing has a hundred. SVG, because the Content-Security-Policy
 * allows color attributes but blocks style attributes in server-rendered HTML.
 */
export function Swatch({ colors: [first, second], unavailable, className }: SwatchProps) {
  return (
    <svg
      width={28}
      height={28}
      viewBox="1 1 26 26"
      aria-hidden="true"
      focusable="false"
      color={first}
      className={cx('swatch-color', className)}
    >
      {second ? <path d="M4.8 23.2A13 13 0 0 0 23.2 4.8Z" fill={second} /> : null}
      {unavailable ? (
        <>
          <path d="M4.1 23.9 23.9 4.1" className="stroke-paper" strokeWidth={4} />
          <path d="M4.1 23.9 23.9 4.1" className="stroke-ink" strokeWidth={1.5} />
        </>
      ) : null}
    </svg>
  );
}
