export interface DimensionLineProps {
  /** Points in the drawing, in millimeters. */
  from: readonly [number, number];
  to: readonly [number, number];
  /** Millimeters. */
  label: number;
  /** Places the label below a horizontal line instead of above it. */
  below?: boolean;
}

/** Half the length of an end tick. */
const TICK = 2;

/** Renders a horizontal or vertical dimension line with end ticks and a label. */
export function DimensionLine({ from: [x1, y1], to: [x2, y2], label, below }: DimensionLineProps) {
  const vertical = x1 === x2;
  const tick = vertical ? `m-${TICK} 0h${2 * TICK}` : `m0-${TICK}v${2 * TICK}`;
  const labelX = vertical ? x1 + 3 : (x1 + x2) / 2;
  const labelY = vertical ? (y1 + y2) / 2 + 2 : below ? y1 + 8 : y1 - 3.5;
  return (
    <g>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1} ${y1}${tick}M${x2} ${y2}${tick}`}
        fill="none"
        className="stroke-accent"
        strokeWidth={0.5}
      />
      <text
        x={labelX}
        y={labelY}
        fontSize={6}
        textAnchor={vertical ? 'start' : 'middle'}
        className="fill-ink"
      >
        {label}
      </text>
    </g>
  );
}
