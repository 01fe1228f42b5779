import { type LensOutline, lensOutlines } from './lens-outlines';
import { LineDrawing } from './line-drawing';

export interface FrameOutlineProps {
  /** Frame shape code; unknown codes fall back to panthos. */
  shape: string;
  /** Filled lenses, for sunglasses. */
  tinted?: boolean;
  className?: string;
}

/** Renders a decorative line drawing of a frame, in the text color. */
export function FrameOutline({ shape, tinted, className }: FrameOutlineProps) {
  const outline = lensOutlines[shape] ?? lensOutlines.panthos;
  if (!outline) return null;
  return (
    <LineDrawing width={120} height={48} strokeWidth={1.75} className={className}>
      <FrameLines outline={outline} tinted={tinted} />
    </LineDrawing>
  );
}

/** Renders the lines alone, 120 wide and 48 high, for another drawing. */
export function FrameLines({ outline, tinted }: { outline: LensOutline; tinted?: boolean | undefined }) {
  const { lens, bar, bridge } = outline;
  const lensClass = tinted ? 'fill-current' : undefined;
  return (
    <>
      <path d={lens} className={lensClass} />
      <path d={lens} className={lensClass} transform={MIRRORED} />
      {bar ? <path d={bar} strokeWidth={3} /> : null}
      {bar ? <path d={bar} strokeWidth={3} transform={MIRRORED} /> : null}
      <path d={bridge} />
    </>
  );
}

/** Of the left half, which is the right one. */
const MIRRORED = 'matrix(-1 0 0 1 120 0)';
