/**
 * Counts the letters to insert, delete or replace to turn one word into the other (Levenshtein distance).
 *
 * @returns a number above `limit` as soon as the distance is certain to exceed it.
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  const [a, b] = [[...from], [...to]];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, other] of b.entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      const deleted = (previous[column + 1] ?? 0) + 1;
      const inserted = (current[column] ?? 0) + 1;
      current.push(Math.min(replaced, deleted, inserted));
    }
    if (Math.min(...current) > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
