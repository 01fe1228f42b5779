import type { Handler } from '../../call';
import { toPersonData } from '../../serializers/person-data';
import { requireAccount } from './require-account';

/** Returns everything that the state holds of the member, and nothing of anybody else. */
export const getPersonData: Handler<'getPersonData'> = ({ shopper, params }, context) =>
  toPersonData(context, requireAccount(context.state, shopper), params.storeId);
