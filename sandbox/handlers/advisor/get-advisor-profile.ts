import { getGetAdvisorProfileMockHandler } from '@generated/advisor/advisor.msw';
import { createResolver } from '../../call';
import { reject } from '../../http/api-errors';
import type { HandlerFactory } from '../handler-factory';
import { advisorErrors } from './advisor-errors';
import { requireOwnProfile } from './require-own-profile';

/** Returns the member's profile; an empty result after a reset. */
export const getAdvisorProfile: HandlerFactory = () =>
  getGetAdvisorProfileMockHandler(
    createResolver('getAdvisorProfile', ({ params, shopper }, { state }) => {
      const userId = requireOwnProfile(shopper, params.userId);
      const profile = state.advisorProfiles.get(userId) ?? reject(advisorErrors.noProfile(userId));
      const { accessToken, refreshToken, userUUID } = profile;
      return { result: userUUID === '' ? {} : { accessToken, refreshToken, userUUID } };
    }),
  );
