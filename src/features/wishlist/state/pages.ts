/** Frames on a page of the wishlist. */
export const PAGE_SIZE = 24;

/** How many pages a list fills; at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The page that an address asks for, from 1: the last one where the list is shorter. */
export function pageNumber(asked: string | null, total: number): number {
  const page = /^\d{1,3}$/.test(asked ?? '') ? Number(asked) : 1;
  return Math.min(Math.max(page, 1), pageCount(total));
}

/** What stands on a page of a list. */
export function pageOf<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
