export interface SwatchColors {
  /** One or two CSS colors from the product data. Two are shown as halves. */
  colors: readonly [string, string?];
  /** Unavailable colors are struck through. */
  unavailable?: boolean;
}

/**
 * A decorative color dot. SVG, because the Content-Security-Policy allows fill attributes but blocks style attributes in
 * server-rendered HTML.
 */
export function Swatch({ colors: [first, second], unavailable }: SwatchColors) {
  return (
    <svg width={28} height={28} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <circle cx="14" cy="14" r="14" fill={first} />
      {second ? <path d="M4.1 23.9A14 14 0 0 0 23.9 4.1Z" fill={second} /> : null}
      {/* Outline, so that light colors stand out from the page. */}
      <circle cx="14" cy="14" r="13.5" fill="none" className="stroke-ink" strokeOpacity={0.28} />
      {unavailable ? (
        <>
          <path d="M4.1 23.9 23.9 4.1" className="stroke-paper" strokeWidth={4} />
          <path d="M4.1 23.9 23.9 4.1" className="stroke-ink" strokeWidth={1.5} />
        </>
      ) : null}
    </svg>
  );
}
