import type { Handler } from '../../call';
import { toPerson } from '../../serializers/person';
import { requireAccount } from './require-account';

export const getPerson: Handler<'getPerson'> = ({ shopper }, { state }) =>
  toPerson(state, requireAccount(state, shopper));
