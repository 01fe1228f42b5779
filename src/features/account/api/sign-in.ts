import { logonAjax } from '@generated/identity/identity';
import { clearLostSession } from '@/lib/session/lost-session';
import type { Site } from '@/lib/site/site';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in (003 §7, Login). A guest's cart and favorites move to the account.
 *
 * @param redirectPath local path, sent as `URL`.
 * @throws ApiError; classify it with `signInFailure`.
 */
export async function signIn(
  site: Site,
  { email, password }: Credentials,
  redirectPath: string,
): Promise<void> {
  const { storeId, catalogId, languageId } = site;
  await logonAjax({ logonId: email, password, URL: redirectPath, storeId, catalogId, langId: languageId });
  clearLostSession();
}
