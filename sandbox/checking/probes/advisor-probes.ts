import { requestExample } from '../request-example';
import { member } from '../supplies/shoppers';
import { successBody, supply } from '../walk';
import type { Probes } from './probe';

const savedProfile = supply(async (walk) => {
  const { client, userId } = await member(walk);
  return successBody(
    'saveAdvisorProfile',
    await client.POST('/wcs/resources/frameAdvisorServices/saveUserProfile', {
      body: {
        ...requestExample('saveAdvisorProfile', 'save'),
        callerId: userId,
        storeId: walk.store.storeId,
      },
    }),
  );
});

export const advisorProbes = {
  saveAdvisorProfile: savedProfile,
  getAdvisorProfile: async (walk) => {
    const { client, userId } = await member(walk);
    await savedProfile(walk);
    return client.GET('/wcs/resources/frameAdvisorServices/getUserProfile/{userId}', {
      params: { path: { userId }, query: { timestamp: walk.options.now.getTime() } },
    });
  },
} satisfies Probes;
