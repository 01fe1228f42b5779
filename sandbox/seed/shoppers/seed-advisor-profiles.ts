import { EMPTY_TOKENS, toProfileTokens } from '@/domain/advisor/profile-token';
import type { AdvisorProfile } from '../../state/advisor-profile';

/** Frame advisor profiles of the demo shoppers: Ada has one, Rafael reset his, Noor never had one. */
export const seedAdvisorProfiles: readonly AdvisorProfile[] = [
  {
    userId: '510001',
    storeId: '10851',
    ...toProfileTokens(
      {
        choices: { faceShape: 'oval', mood: 'harmony', productType: 'eyeglasses', optimalHinge: 136 },
        changedAt: Date.UTC(2026, 4, 2),
      },
      '5f0c8a2e-3b64-4c1d-9e57-20a1d3f4b6c8',
    ),
  },
  { userId: '510002', storeId: '10851', ...EMPTY_TOKENS },
];
