import { member } from '../fixtures/shoppers';
import { requestExample } from '../model/request-example';
import { fixture, successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

const savedProfile = fixture(async (run) => {
  const { client, userId } = await member(run);
  return successBody(
    'saveAdvisorProfile',
    await client.POST('/wcs/resources/frameAdvisorServices/saveUserProfile', {
      body: {
        ...requestExample('saveAdvisorProfile', 'save'),
        callerId: userId,
        storeId: run.store.storeId,
      },
    }),
  );
});

export const advisorChecks = {
  saveAdvisorProfile: savedProfile,
  getAdvisorProfile: async (run) => {
    const { client, userId } = await member(run);
    await savedProfile(run);
    return client.GET('/wcs/resources/frameAdvisorServices/getUserProfile/{userId}', {
      params: { path: { userId }, query: { timestamp: run.options.now.getTime() } },
    });
  },
} satisfies ContractChecks;
