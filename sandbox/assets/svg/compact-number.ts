/** Returns a short number for SVG: one decimal, no leading zero, no negative zero. */
export function compact(value: number): string {
  return roundTo(value, 10);
}

/** Returns the same with two decimals, for opacities and ratios. */
export function compactRatio(value: number): string {
  return roundTo(value, 100);
}

/** Returns the same with three decimals, for matrices. */
export function compactThousandth(value: number): string {
  return roundTo(value, 1000);
}

function roundTo(value: number, factor: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a coordinate: ${value}`);
  const text = String(Math.round(value * factor) / factor + 0);
  return text.replace(/^(-?)0\./, '$1.');
}
