import { getGetPersonMockHandler } from '@generated/identity/identity.msw';
import { createResolver } from '../../call';
import { toPerson } from '../../serializers/person';
import type { HandlerFactory } from '../handler-factory';
import { requireAccount } from './require-account';

export const getPerson: HandlerFactory = () =>
  getGetPersonMockHandler(
    createResolver('getPerson', ({ shopper }, { state }) => toPerson(state, requireAccount(state, shopper))),
  );
