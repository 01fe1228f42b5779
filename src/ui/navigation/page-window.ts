/** A page to link to, or a gap where pages are left out. */
export type PageSlot = number | 'gap';

/**
 * The pages that a pagination shows: the first, the last, the current and its neighbours; at most seven
 * slots. A gap always stands for two pages or more, since a single one fits in its place.
 */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
