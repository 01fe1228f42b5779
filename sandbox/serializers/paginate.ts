/** A page of a list. */
export interface Page<T> {
  rows: T[];
  total: number;
  /** Index of the first row, from 0. */
  start: number;
  /** True if the page has all rows of the list. */
  complete: boolean;
}

export interface PageRequest {
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** Returns a page of a list; by default the first one, with `defaultSize` rows. */
export function paginate<T>(list: readonly T[], request: PageRequest, defaultSize: number): Page<T> {
  const size = request.pageSize ?? defaultSize;
  const start = ((request.pageNumber ?? 1) - 1) * size;
  const rows = list.slice(start, start + size);
  return { rows, total: list.length, start, complete: rows.length === list.length };
}
