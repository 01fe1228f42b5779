import { getGetContextDataMockHandler } from '@generated/identity/identity.msw';
import { createResolver } from '../../call';
import { toUserContext } from '../../serializers/user-context';
import type { HandlerFactory } from '../handler-factory';

export const getContextData: HandlerFactory = () =>
  getGetContextDataMockHandler(
    createResolver('getContextData', ({ shopper, params, query }, { state }) =>
      toUserContext({
        shopper,
        user: state.users.get(shopper.userId),
        session: shopper.sessionId === undefined ? undefined : state.sessions.get(shopper.sessionId),
        storeId: params.storeId,
        langId: query.langId,
      }),
    ),
  );
