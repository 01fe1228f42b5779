/**
 * Stores of a page of the store finder.
 *
 * @returns undefined for the default.
 * @throws Error for a size that the commerce API does not allow.
 */
export function storePageSizeConfig(setting: string | undefined): number | undefined {
  if (!setting) return undefined;
  const size = Number(setting);
  if (!Number.isInteger(size) || size < 1 || size > 100)
    throw new Error('STORE_PAGE_SIZE must be a whole number from 1 to 100.');
  return size;
}
