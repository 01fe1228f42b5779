import type { Catalog } from '../seed/catalog/seed-catalog';
import type { TestClient, TestResponse } from './test-client';

/** Path of the wishlist in the US store. */
export const WISHLIST = '/wcs/resources/store/10851/catalog/10101/saveditems/@self';

/** Returns the first frame colors of the catalog. */
export function frameColors(catalog: Catalog, count: number) {
  return catalog.frames.flatMap(({ colors }) => colors).slice(0, count);
}

/** Saves frames by their catentry ids. */
export function saveFrames(
  client: TestClient,
  catentryIds: string[],
  path: string = WISHLIST,
): Promise<TestResponse> {
  return client.putJson(path, {
    addSavedItemList: catentryIds.map((catEntryId) => ({ catEntryId, catEntryType: 'EYE', quantity: 1 })),
  });
}

/** Returns the saved catentry ids in the order of the response. */
export async function savedIds(client: TestClient, path: string = WISHLIST): Promise<string[]> {
  const { body } = await client.get(path);
  return body.savedItems.map(({ catEntryId }: { catEntryId: string }) => catEntryId);
}
