import { barcode } from '@/domain/returns/barcode';

/** Clear space that a scanner needs on both sides, in widths of a narrow bar. */
const QUIET_ZONE = 10;
const HEIGHT = 40;

/** Renders the barcode of a number that is written beside it. Black on white, whatever the colors of the page. */
export function Barcode({ number }: { number: string }) {
  const { bars, width } = barcode(number);
  return (
    <svg
      viewBox={`${-QUIET_ZONE} 0 ${width + 2 * QUIET_ZONE} ${HEIGHT}`}
      className="h-20 w-full max-w-80 bg-paper text-ink"
      preserveAspectRatio="xMinYMid meet"
      shapeRendering="crispEdges"
      aria-hidden
    >
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y={0} width={bar.width} height={HEIGHT} fill="currentColor" />
      ))}
    </svg>
  );
}
