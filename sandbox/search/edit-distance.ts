/**
 * Edit distance between two words: insertions, deletions, substitutions and swaps of adjacent letters (optimal string
 * alignment). Returns `limit + 1` as soon as the distance exceeds the limit.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const currentRow = [row];
    for (let column = 1; column <= to.length; column += 1) {
      currentRow.push(cellDistance(from, to, row, column, rowBeforePrevious, previousRow, currentRow));
    }
    if (Math.min(...currentRow) > limit) return limit + 1;
    rowBeforePrevious = previousRow;
    previousRow = currentRow;
  }
  return previousRow.at(-1) ?? 0;
}

function cellDistance(
  from: string,
  to: string,
  row: number,
  column: number,
  rowBeforePrevious: readonly number[],
  previousRow: readonly number[],
  currentRow: readonly number[],
): number {
  const isSame = from[row - 1] === to[column - 1];
  const substitution = cellAt(previousRow, column - 1) + (isSame ? 0 : 1);
  const distance = Math.min(
    cellAt(previousRow, column) + 1,
    cellAt(currentRow, column - 1) + 1,
    substitution,
  );
  const isTransposed =
    row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  return isTransposed ? Math.min(distance, cellAt(rowBeforePrevious, column - 2) + 1) : distance;
}

function cellAt(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
