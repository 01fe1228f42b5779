import type { Handlers } from '../../call';
import { getAdvisorProfile, saveAdvisorProfile } from './advisor-profile';

export const advisorHandlers = {
  saveAdvisorProfile,
  getAdvisorProfile,
} satisfies Partial<Handlers>;
