import type { Catalog } from '../seed/catalogue/seed-catalogue';
import type { TestCaller, TestResponse } from './test-caller';

/** Path of the wishlist in the US store. */
export const WISHLIST = '/wcs/resources/store/10851/catalog/10101/saveditems/@self';

/** The first frame colors of the catalog. */
export function frameColors(catalog: Catalog, count: number) {
  return catalog.frames.flatMap(({ colors }) => colors).slice(0, count);
}

/** Saves frames by their catentry ids. */
export function saveFrames(
  caller: TestCaller,
  catentryIds: string[],
  path: string = WISHLIST,
): Promise<TestResponse> {
  return caller.putJson(path, {
    addSavedItemList: catentryIds.map((catEntryId) => ({ catEntryId, catEntryType: 'EYE', quantity: 1 })),
  });
}

/** The saved catentry ids in the order of the response. */
export async function savedIds(caller: TestCaller, path: string = WISHLIST): Promise<string[]> {
  const { body } = await caller.get(path);
  return body.savedItems.map(({ catEntryId }: { catEntryId: string }) => catEntryId);
}
