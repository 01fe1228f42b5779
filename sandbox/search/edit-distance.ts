/**
 * Edit distance between two words: insertions, deletions, substitutions and swaps of adjacent letters (optimal string
 * alignment). Returns `limit + 1` as soon as the distance exceeds the limit.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      current.push(cell(from, to, row, column, beforeLast, last, current));
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}

function cell(
  from: string,
  to: string,
  row: number,
  column: number,
  beforeLast: readonly number[],
  last: readonly number[],
  current: readonly number[],
): number {
  const same = from[row - 1] === to[column - 1];
  const replaced = at(last, column - 1) + (same ? 0 : 1);
  const distance = Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced);
  const swapped =
    row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  return swapped ? Math.min(distance, at(beforeLast, column - 2) + 1) : distance;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
