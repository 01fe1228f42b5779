import type { Handler } from '../../call';
import { requireOwnProfile } from './require-own-profile';

/** Saves the member's profile in the place of the former one. */
export const saveAdvisorProfile: Handler<'saveAdvisorProfile'> = ({ body, shopper }, { state }) => {
  const userId = requireOwnProfile(shopper, body.callerId);
  const { storeId, accessToken, refreshToken, userUUID } = body;
  const profile = { storeId, accessToken, refreshToken, userUUID };
  if (state.advisorProfiles.get(userId)) state.advisorProfiles.update(userId, profile);
  else state.advisorProfiles.insert({ userId, ...profile });
  return { result: { status: 'ok' as const } };
};
