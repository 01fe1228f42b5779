/** Rings of each line, from its height and their turns: the gap of each is right, below, left or above. */
const LINES = [
  { size: 60, y: 40, turns: [0] },
  { size: 40, y: 112, turns: [3, 1] },
  { size: 28, y: 166, turns: [2, 0, 3] },
  { size: 20, y: 208, turns: [1, 2, 0, 3] },
  { size: 14, y: 240, turns: [0, 3, 1, 2, 0] },
];

const WIDTH = 260;
/** A Landolt ring is five strokes wide, and its gap is one. */
const STROKES = 5;
const GAP_SHARE = 8;

/** Renders a decorative eye chart of Landolt rings, which need no letters. In the text color. */
export function AcuityChart({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 268`} aria-hidden="true" focusable="false" className={className}>
      {LINES.map(({ size, y, turns }) =>
        turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the chart does not change
          <Ring key={`${size}-${index}`} size={size} turn={turn} x={ringX(index, turns.length, size)} y={y} />
        )),
      )}
    </svg>
  );
}

/** Returns the position of a ring, with a gap of one ring, around the middle. */
function ringX(index: number, count: number, size: number): number {
  return WIDTH / 2 + (index - (count - 1) / 2) * size * 2;
}

function Ring({ size, turn, x, y }: { size: number; turn: number; x: number; y: number }) {
  const stroke = size / STROKES;
  // The gap ends where the circle begins, so half of it turns the other way.
  const angle = turn * 90 + (GAP_SHARE / 2) * 3.6;
  return (
    <circle
      cx={x}
      cy={y}
      r={(size - stroke) / 2}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      pathLength={100}
      strokeDasharray={`${100 - GAP_SHARE} ${GAP_SHARE}`}
      transform={`rotate(${angle} ${x} ${y})`}
    />
  );
}
