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
 * Renders a decorative color dot. SVG, because the Content-Security-Policy allows fill attributes but blocks style attributes
 * in server-rendered HTML.
 */
export function Swatch({ colors: [first, second], unavailable, className }: SwatchProps) {
  // An outline of one pixel at each size distinguishes light colors from the page (WCAG 1.4.11).
  const outline = {
    cx: 14,
    cy: 14,
    r: 13.5,
    className: 'stroke-line-strong',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <svg
      width={28}
      height={28}
      viewBox="0 0 28 28"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <circle {...outline} fill={first} />
      {second ? (
        <>
          <path d="M4.1 23.9A14 14 0 0 0 23.9 4.1Z" fill={second} />
          <circle {...outline} fill="none" />
        </>
      ) : null}
      {unavailable ? (
        <>
          <path d="M4.1 23.9 23.9 4.1" className="stroke-paper" strokeWidth={4} />
          <path d="M4.1 23.9 23.9 4.1" className="stroke-ink" strokeWidth={1.5} />
        </>
      ) : null}
    </svg>
  );
}
