/** A part of a list, with what an answer tells of the whole. */
export interface Page<T> {
  rows: T[];
  total: number;
  /** Place of the first row, from 0. */
  start: number;
  /** Whether the page holds the whole list. */
  complete: boolean;
}

/** What the platform answers with when the caller names no page. */
export interface PageWanted {
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** A page of a list; the first one of `defaultSize` rows when the caller names none. */
export function pageOf<T>(list: readonly T[], wanted: PageWanted, defaultSize: number): Page<T> {
  const size = wanted.pageSize ?? defaultSize;
  const start = ((wanted.pageNumber ?? 1) - 1) * size;
  const rows = list.slice(start, start + size);
  return { rows, total: list.length, start, complete: rows.length === list.length };
}
