import { getListSavedItemsMockHandler } from '@generated/wishlist/wishlist.msw';
import { createResolver } from '../../call';
import { toSavedItems } from '../../serializers/saved-items';
import { findSavedItems } from '../../state/find-saved-items';
import type { HandlerFactory } from '../handler-factory';

export const listSavedItems: HandlerFactory = () =>
  getListSavedItemsMockHandler(
    createResolver('listSavedItems', ({ params, shopper }, { state }) =>
      toSavedItems(findSavedItems(state, shopper.userId, params.storeId)),
    ),
  );
