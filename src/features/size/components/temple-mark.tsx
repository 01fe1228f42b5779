/** Shows the mark inside a temple: lens width, bridge and temple length. An example; the fields next to it have the names. */
export function TempleMark() {
  return (
    <svg
      viewBox="0 0 320 72"
      aria-hidden="true"
      focusable="false"
      className="h-auto w-full rounded-md bg-well"
    >
      <path
        d="M14 26h214c34 0 52 8 78 30l-7 8c-25-20-42-24-71-24H14Z"
        className="fill-paper stroke-ink"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <path d="M14 24v18M22 24v18" className="stroke-ink" strokeWidth={1.5} />
      <text x={62} y={38} fontSize={13} className="fill-accent">
        52 □ 18
      </text>
      <text x={132} y={38} fontSize={13} className="fill-accent">
        140
      </text>
    </svg>
  );
}
