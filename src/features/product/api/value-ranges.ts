/** Lists up to this length are not shortened to ranges. */
const MAX_UNSHORTENED = 4;
/** With spaces at which a line does not break. */
const TO = '\u00a0…\u00a0';

/**
 * Shortens a list of wire numbers to ranges: each evenly spaced run of three or more becomes "first … last". Lists of four
 * values or fewer, and non-numeric values, do not change.
 *
 * @param values such as "-0.75"; sign and decimals are preserved.
 */
export function valueRanges(values: readonly string[]): readonly string[] {
  if (
    values.length <= MAX_UNSHORTENED ||
    values.some((value) => value.trim() === '' || Number.isNaN(Number(value)))
  ) {
    return values;
  }
  const sorted = [...values].sort((a, b) => Number(a) - Number(b));
  const ranges: string[] = [];
  let start = 0;
  while (start < sorted.length) {
    const end = endOfRun(sorted, start);
    ranges.push(
      ...(end - start >= 2 ? [`${sorted[start]}${TO}${sorted[end]}`] : sorted.slice(start, end + 1)),
    );
    start = end + 1;
  }
  return ranges;
}

/** Returns the index of the last value in the run that begins at `start`. */
function endOfRun(sorted: readonly string[], start: number): number {
  const step = stepAfter(sorted, start);
  let end = start;
  while (end + 1 < sorted.length && stepAfter(sorted, end) === step) end += 1;
  return end;
}

/** Returns the difference to the next value, in hundredths so that steps of 0.25 compare exactly. */
function stepAfter(sorted: readonly string[], index: number): number {
  return Math.round(100 * (Number(sorted[index + 1]) - Number(sorted[index])));
}
