import type { Handler } from '../../call';
import { toUserContext } from '../../serializers/user-context';

export const getContextData: Handler<'getContextData'> = ({ shopper, params, query }, { state }) =>
  toUserContext({
    shopper,
    user: state.users.get(shopper.userId),
    session: shopper.sessionId === undefined ? undefined : state.sessions.get(shopper.sessionId),
    storeId: params.storeId,
    langId: query.langId,
  });
