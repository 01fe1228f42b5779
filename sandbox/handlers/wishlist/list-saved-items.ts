import type { Handler } from '../../call';
import { toSavedItems } from '../../serializers/saved-items';
import { findSavedItems } from '../../state/find-saved-items';

export const listSavedItems: Handler<'listSavedItems'> = ({ params, shopper }, { state }) =>
  toSavedItems(findSavedItems(state, shopper.userId, params.storeId));
