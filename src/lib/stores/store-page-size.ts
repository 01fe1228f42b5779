/** Stores of a page of results where nothing else is configured; the contract allows 1 to 100. */
const DEFAULT_SIZE = 20;

/** Name of the meta element that holds another size: only the store finder reads it. */
export const STORE_PAGE_SIZE_META = 'store-page-size';

/** Stores of a page of results in the browser. */
export function readStorePageSize(): number {
  if (typeof document === 'undefined') return DEFAULT_SIZE;
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${STORE_PAGE_SIZE_META}"]`)?.content;
  return Number(content) || DEFAULT_SIZE;
}
