import {
  getGetAdvisorProfileMockHandler,
  getSaveAdvisorProfileMockHandler,
} from '@generated/advisor/advisor.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';

/** These operations return the contract's examples; they have no state yet. */
export const advisorHandlers = {
  saveAdvisorProfile: () => getSaveAdvisorProfileMockHandler(exampleResolver('saveAdvisorProfile')),
  getAdvisorProfile: () => getGetAdvisorProfileMockHandler(exampleResolver('getAdvisorProfile')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
