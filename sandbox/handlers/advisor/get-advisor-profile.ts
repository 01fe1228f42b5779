import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { advisorErrors } from './advisor-errors';
import { requireOwnProfile } from './require-own-profile';

/** Returns the member's profile; an empty result after a reset. */
export const getAdvisorProfile: Handler<'getAdvisorProfile'> = ({ params, shopper }, { state }) => {
  const userId = requireOwnProfile(shopper, params.userId);
  const profile = state.advisorProfiles.get(userId) ?? reject(advisorErrors.noProfile(userId));
  const { accessToken, refreshToken, userUUID } = profile;
  return { result: userUUID === '' ? {} : { accessToken, refreshToken, userUUID } };
};
