import { getAdvisorProfile, saveAdvisorProfile } from '@generated/advisor/advisor';
import type { DatedChoices } from '@/domain/advisor/choices';
import {
  EMPTY_TOKENS,
  fromAccessToken,
  type ProfileTokens,
  toProfileTokens,
} from '@/domain/advisor/profile-token';
import { omitUndefined } from '@/domain/data/omit-undefined';
import { isApiError } from '@/lib/http/api-error';
import { newUuid } from '@/lib/orders/new-request-id';
import type { Site } from '@/lib/site/site';

/** The account's profile. */
export interface LoadedProfile {
  tokens: ProfileTokens;
  /** Undefined for tokens of another service, which stay unread. */
  saved: DatedChoices | undefined;
}

/** Loads the member's profile; undefined without one. @throws ApiError */
export async function loadProfile(site: Site, userId: string): Promise<LoadedProfile | undefined> {
  try {
    const { result } = await getAdvisorProfile(userId, { timestamp: Date.now(), langId: site.languageId });
    const { accessToken, refreshToken, userUUID } = result;
    if (!userUUID) return undefined;
    const tokens = { ...EMPTY_TOKENS, ...omitUndefined({ accessToken, refreshToken, userUUID }) };
    return { tokens, saved: fromAccessToken(accessToken) };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Saves the choices for the member. @param userUUID of the loaded profile. @throws ApiError */
export async function saveProfile(
  site: Site,
  userId: string,
  { choices, userUUID }: { choices: DatedChoices; userUUID: string | undefined },
): Promise<ProfileTokens> {
  const tokens = toProfileTokens(choices, userUUID || newUuid());
  await send(site, userId, tokens);
  return tokens;
}

/** Saves empty tokens (000 §4). @throws ApiError */
export function resetProfile(site: Site, userId: string): Promise<void> {
  return send(site, userId, EMPTY_TOKENS);
}

async function send(site: Site, userId: string, tokens: ProfileTokens): Promise<void> {
  const { storeId, languageId } = site;
  await saveAdvisorProfile({ ...tokens, callerId: userId, storeId }, { langId: languageId });
}
