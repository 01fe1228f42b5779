import { addSavedItems, getCountSavedItemsKey, removeSavedItem } from '@generated/wishlist/wishlist';
import { mutate } from 'swr';
import { isApiError } from '@/lib/http/api-error';
import { leavingDocument } from '@/lib/navigation/leaving';
import { ensureUser, NoUserError } from '@/lib/session/ensure-user';
import type { Site } from '@/lib/site/site';
import {
  clearPending,
  isSavedOnServer,
  pendingValue,
  readPendingChanges,
  readSavedIds,
  removeSavedId,
  type SavedProduct,
  setSavedIds,
} from '../state/saved-items';
import { reportFailure } from './wishlist-failure';

/** Error message of the API, or '' if there is none. */
export interface SaveFailure {
  message: string;
}

const pendingIds = new Set<string>();

/**
 * Sends the pending change of an item to the API. Clicks during a pending request are applied after it, so the last one wins and
 * requests for one item never overlap.
 *
 * @returns the failure, or undefined on success.
 */
export async function reconcileSaved(site: Site, product: SavedProduct): Promise<SaveFailure | undefined> {
  const { id } = product;
  if (pendingIds.has(id)) return undefined;
  pendingIds.add(id);
  let isForNextPage = false;
  try {
    for (
      let desired = pendingValue(id);
      desired !== undefined && desired !== isSavedOnServer(id);
      desired = pendingValue(id)
    ) {
      await (desired ? add(site, product) : remove(site, id));
    }
    return undefined;
  } catch (error) {
    // The browser ends the calls of a page that it leaves.
    isForNextPage = leavingDocument.read();
    return error instanceof RejectedChange ? error.failure : { message: '' };
  } finally {
    pendingIds.delete(id);
    if (!isForNextPage) clearPending(id);
  }
}

/** Sends what was clicked on the page before, and had not arrived when the shopper left it. Failures show the API state. */
export async function reconcilePending(site: Site): Promise<void> {
  for (const product of readPendingChanges()) await reconcileSaved(site, product);
}

/** The API rejected the change; already tracked. */
class RejectedChange extends Error {
  readonly failure: SaveFailure;
  constructor(message: string) {
    super(message);
    this.failure = { message };
  }
}

async function add(site: Site, { id, kind }: SavedProduct): Promise<void> {
  const { storeId, catalogId, languageId } = site;
  const item = {
    catEntryId: id,
    catEntryType: kind === 'sunglasses' ? 'SUN' : 'EYE',
    quantity: 1,
  } as const;
  try {
    await ensureUser(site);
    await changeSavedIds(site, async () => {
      const { savedItems } = await addSavedItems(
        storeId,
        catalogId,
        { addSavedItemList: [item] },
        { langId: languageId },
      );
      setSavedIds(savedItems.map(({ catEntryId }) => catEntryId));
    });
  } catch (error) {
    throw new RejectedChange(error instanceof NoUserError ? '' : reportFailure('addSavedItems', error));
  }
}

async function remove(site: Site, id: string): Promise<void> {
  const { storeId, catalogId, languageId } = site;
  await changeSavedIds(site, async () => {
    try {
      await removeSavedItem(storeId, catalogId, id, { langId: languageId });
    } catch (error) {
      const serverMessage = reportFailure('removeSavedItem', error);
      // 404: already removed, for example in another tab.
      if (!isApiError(error) || error.status !== 404) throw new RejectedChange(serverMessage);
    }
    removeSavedId(id);
  });
}

/** Runs a change as a mutation of the saved ids: SWR then ignores ids that were requested before it, which would undo it. */
async function changeSavedIds(
  { storeId, catalogId, languageId }: Site,
  change: () => Promise<void>,
): Promise<void> {
  const key = getCountSavedItemsKey(storeId, catalogId, { langId: languageId });
  const runChange = async () => {
    await change();
    const catentries = readSavedIds();
    return { count: catentries.length, catentries };
  };
  await mutate(key, runChange, { revalidate: false });
}
