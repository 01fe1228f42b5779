import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { findSavedItems } from '../../state/find-saved-items';

export const removeSavedItem: Handler<'removeSavedItem'> = ({ params, shopper }, { state }) => {
  const saved = findSavedItems(state, shopper.userId, params.storeId);
  const item = saved.find((candidate) => candidate.catentryId === params.catEntryId);
  if (!item) {
    return reject({
      status: 404,
      errorKey: '_ERR_SAVED_ITEM_NOT_FOUND',
      errorCode: 'CMN0404E',
      errorMessage: 'This frame is not in your wishlist.',
      errorParameters: [params.catEntryId],
    });
  }
  state.savedItems.remove(item.savedItemId);
  return { count: saved.length - 1 };
};
