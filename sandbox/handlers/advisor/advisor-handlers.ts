import {
  getGetAdvisorProfileMockHandler,
  getSaveAdvisorProfileMockHandler,
} from '@generated/advisor/advisor.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';

/** Answers with the contract's examples until these operations have state of their own. */
export const advisorHandlers = {
  saveAdvisorProfile: () => getSaveAdvisorProfileMockHandler(exampleResolver('saveAdvisorProfile')),
  getAdvisorProfile: () => getGetAdvisorProfileMockHandler(exampleResolver('getAdvisorProfile')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
