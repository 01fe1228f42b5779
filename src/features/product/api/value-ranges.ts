/** As many values as are easily read one by one. */
const FEW = 4;

/**
 * Numbers as the platform writes them, told as ranges: each run of three or more values with an even step becomes
 * "first … last". Four values or fewer, and texts that are not numbers, stay as they are.
 *
 * @param values such as "-0.75"; sign and decimals are kept as written.
 */
export function valueRanges(values: readonly string[]): readonly string[] {
  if (values.length <= FEW || values.some((value) => value.trim() === '' || Number.isNaN(Number(value)))) {
    return values;
  }
  const sorted = [...values].sort((a, b) => Number(a) - Number(b));
  const ranges: string[] = [];
  let start = 0;
  while (start < sorted.length) {
    const end = endOfRun(sorted, start);
    ranges.push(...(end - start >= 2 ? [`${sorted[start]} … ${sorted[end]}`] : sorted.slice(start, end + 1)));
    start = end + 1;
  }
  return ranges;
}

/** Last place of the run that begins at `start`. */
function endOfRun(sorted: readonly string[], start: number): number {
  const step = stepAfter(sorted, start);
  let end = start;
  while (end + 1 < sorted.length && stepAfter(sorted, end) === step) end += 1;
  return end;
}

/** Distance to the next value in hundredths, so that steps of 0.25 compare exactly. */
function stepAfter(sorted: readonly string[], place: number): number {
  return Math.round(100 * (Number(sorted[place + 1]) - Number(sorted[place])));
}
