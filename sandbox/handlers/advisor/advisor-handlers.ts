import type { Handlers } from '../../call';
import { getAdvisorProfile } from './get-advisor-profile';
import { saveAdvisorProfile } from './save-advisor-profile';

export const advisorHandlers = {
  saveAdvisorProfile,
  getAdvisorProfile,
} satisfies Partial<Handlers>;
