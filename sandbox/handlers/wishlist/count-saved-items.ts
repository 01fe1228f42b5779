import { getCountSavedItemsMockHandler } from '@generated/wishlist/wishlist.msw';
import { createResolver } from '../../call';
import { findSavedItems } from '../../state/find-saved-items';
import type { HandlerFactory } from '../handler-factory';

export const countSavedItems: HandlerFactory = () =>
  getCountSavedItemsMockHandler(
    createResolver('countSavedItems', ({ params, shopper }, { state }) => {
      const catentries = findSavedItems(state, shopper.userId, params.storeId).map((item) => item.catentryId);
      return { count: catentries.length, catentries };
    }),
  );
