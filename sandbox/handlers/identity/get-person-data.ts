import { getGetPersonDataMockHandler } from '@generated/identity/identity.msw';
import { createResolver } from '../../call';
import { toPersonData } from '../../serializers/person-data';
import type { HandlerFactory } from '../handler-factory';
import { requireAccount } from './require-account';

/** Returns everything that the state holds of the member, and nothing of anybody else. */
export const getPersonData: HandlerFactory = () =>
  getGetPersonDataMockHandler(
    createResolver('getPersonData', ({ shopper, params }, context) =>
      toPersonData(context, requireAccount(context.state, shopper), params.storeId),
    ),
  );
