import type { Catalogue } from '../seed/catalogue/seed-catalogue';
import type { TestAnswer, TestCaller } from './test-caller';

/** The wishlist's address in the US store. */
export const WISHLIST = '/wcs/resources/store/10851/catalog/10101/saveditems/@self';

/** Colours of the catalogue's frames, in its order. */
export function frameColours(catalogue: Catalogue, count: number) {
  return catalogue.frames.flatMap(({ colours }) => colours).slice(0, count);
}

/** Saves frames by their catalogue entry ids. */
export function saveFrames(
  caller: TestCaller,
  catentryIds: string[],
  path: string = WISHLIST,
): Promise<TestAnswer> {
  return caller.putJson(path, {
    addSavedItemList: catentryIds.map((catEntryId) => ({ catEntryId, catEntryType: 'EYE', quantity: 1 })),
  });
}

/** Catalogue entry ids of what is saved, as the list gives them. */
export async function savedIds(caller: TestCaller, path: string = WISHLIST): Promise<string[]> {
  const { body } = await caller.get(path);
  return body.savedItems.map(({ catEntryId }: { catEntryId: string }) => catEntryId);
}
