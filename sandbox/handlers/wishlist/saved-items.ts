import type { SavedItems } from '@generated/wishlist/model/savedItems';
import type { Handler } from '../../call';
import { apiError, apiErrors, reject, rejection } from '../../http/api-errors';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { SavedItem } from '../../state/documents';
import { findSku } from '../../state/find-sku';
import { findSavedItems, MAX_SAVED_ITEMS } from '../../state/saved-items';

export const removeSavedItem: Handler<'removeSavedItem'> = ({ params, shopper }, { state }) => {
  const saved = findSavedItems(state, shopper.userId, params.storeId);
  const item = saved.find((candidate) => candidate.catentryId === params.catEntryId);
  if (!item) {
    return reject(
      apiError(
        404,
        '_ERR_SAVED_ITEM_NOT_FOUND',
        'CMN0404E',
        'This frame is not in your wishlist.',
        params.catEntryId,
      ),
    );
  }
  state.savedItems.remove(item.savedItemId);
  return { count: saved.length - 1 };
};

export const countSavedItems: Handler<'countSavedItems'> = ({ params, shopper }, { state }) => {
  const catentries = findSavedItems(state, shopper.userId, params.storeId).map((item) => item.catentryId);
  return { count: catentries.length, catentries };
};

export const listSavedItems: Handler<'listSavedItems'> = ({ params, shopper }, { state }) =>
  toSavedItems(findSavedItems(state, shopper.userId, params.storeId));

export const addSavedItems: Handler<'addSavedItems'> = (
  { params, body, shopper },
  { state, catalog, now },
) => {
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  for (const { catEntryId, catEntryType } of body.addSavedItemList) {
    const sku = findSku(catalog, catEntryId);
    if (!sku) return reject(unknownProduct(catEntryId));
    const saved = findSavedItems(state, shopper.userId, params.storeId);
    if (saved.some((item) => item.catentryId === catEntryId)) continue;
    if (saved.length >= MAX_SAVED_ITEMS) reject(wishlistFull());
    state.savedItems.insert({
      savedItemId: state.nextId('savedItem'),
      userId: shopper.userId,
      storeId: params.storeId,
      catentryId: catEntryId,
      kind: catEntryType,
      upc: sku.color.upc,
      addedAt: now().getTime(),
    });
  }
  return toSavedItems(findSavedItems(state, shopper.userId, params.storeId));
};

function unknownProduct(catEntryId: string) {
  return apiError(
    404,
    '_ERR_CATENTRY_NOT_FOUND',
    'CMN0404E',
    'This product is no longer in our catalogue.',
    catEntryId,
  );
}

function wishlistFull() {
  return rejection(
    '_ERR_SAVED_ITEMS_LIMIT',
    'Your wishlist is full. Remove a frame to save another one.',
    String(MAX_SAVED_ITEMS),
  );
}

function toSavedItems(items: SavedItem[]): SavedItems {
  return {
    savedItems: items.map((item) => ({
      savedItemId: item.savedItemId,
      catEntryId: item.catentryId,
      catEntryType: item.kind,
      quantity: 1,
      partNumber: item.upc,
      addedDate: new Date(item.addedAt).toISOString(),
    })),
    count: items.length,
  };
}
