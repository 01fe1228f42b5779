import type { OperationId } from '../../contract/operations';
import type { HandlerFactory } from '../handler-factory';
import { getAdvisorProfile } from './get-advisor-profile';
import { saveAdvisorProfile } from './save-advisor-profile';

export const advisorHandlers = {
  saveAdvisorProfile,
  getAdvisorProfile,
} satisfies Partial<Record<OperationId, HandlerFactory>>;
