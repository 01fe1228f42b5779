/** Frames per wishlist page. */
export const PAGE_SIZE = 24;

/** Returns the number of pages; at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Returns the requested page, 1-based and clamped to the last page. */
export function pageNumber(requested: string | null, total: number): number {
  const page = /^\d{1,3}$/.test(requested ?? '') ? Number(requested) : 1;
  return Math.min(Math.max(page, 1), pageCount(total));
}

/** Items on a page. */
export function pageItems<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
