/** A page number, or a gap for omitted pages. */
export type PageSlot = number | 'gap';

/**
 * Returns the slots of a pagination: first, last, current and adjacent pages, at most seven. A gap always replaces two or more
 * pages, since a single page fits in its slot.
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
