import type { Handler } from '../../call';
import { findSavedItems } from '../../state/find-saved-items';

export const countSavedItems: Handler<'countSavedItems'> = ({ params, shopper }, { state }) => {
  const catentries = findSavedItems(state, shopper.userId, params.storeId).map((item) => item.catentryId);
  return { count: catentries.length, catentries };
};
