import type { Handler } from '../../call';
import { apiError, forbidden, reject } from '../../http/api-errors';
import type { Shopper } from '../../session/shopper';

/** The errors of advisor.yaml. */
const advisorErrors = {
  guest: () => forbidden('Sign in to use your saved profile.'),
  otherUser: () => forbidden('This profile belongs to someone else.', 'callerId'),
  noProfile: (userId: string) =>
    apiError(404, '_ERR_ADVISOR_PROFILE_NOT_FOUND', 'CMN0404E', 'There is no saved profile.', userId),
};

/**
 * Requires a member who requests their profile, not another one (000 §6).
 *
 * @throws ApiErrorResponse 403 for a guest, the generic user, and another user's id.
 */
function requireOwnProfile(shopper: Shopper, userId: string): string {
  if (shopper.registerType !== 'R') reject(advisorErrors.guest());
  return shopper.userId === userId ? userId : reject(advisorErrors.otherUser());
}

/** Saves the member's profile in the place of the former one. */
export const saveAdvisorProfile: Handler<'saveAdvisorProfile'> = ({ body, shopper }, { state }) => {
  const userId = requireOwnProfile(shopper, body.callerId);
  const { storeId, accessToken, refreshToken, userUUID } = body;
  const profile = { storeId, accessToken, refreshToken, userUUID };
  if (state.advisorProfiles.get(userId)) state.advisorProfiles.update(userId, profile);
  else state.advisorProfiles.insert({ userId, ...profile });
  return { result: { status: 'ok' as const } };
};

/** Returns the member's profile; an empty result after a reset. */
export const getAdvisorProfile: Handler<'getAdvisorProfile'> = ({ params, shopper }, { state }) => {
  const userId = requireOwnProfile(shopper, params.userId);
  const profile = state.advisorProfiles.get(userId) ?? reject(advisorErrors.noProfile(userId));
  const { accessToken, refreshToken, userUUID } = profile;
  return { result: userUUID === '' ? {} : { accessToken, refreshToken, userUUID } };
};
