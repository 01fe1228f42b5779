import { cx } from '@/ui/lib/cx';
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
  return (
    <>
      <FrameHalf {...outline} tinted={tinted} />
      <g transform="matrix(-1 0 0 1 120 0)">
        <FrameHalf {...outline} tinted={tinted} />
      </g>
      <path d={outline.bridge} />
    </>
  );
}

function FrameHalf({ lens, bar, tinted }: { lens: string; bar?: string; tinted: boolean | undefined }) {
  return (
    <>
      <path d={lens} className={cx(tinted && 'fill-current')} />
      {bar ? <path d={bar} strokeWidth={3} /> : null}
    </>
  );
}
