import { logonAjax } from '@generated/identity/identity';
import { forgetLostSession } from '@/platform/session/lost-session';
import type { Store } from '@/platform/store/store';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in (003 §7, Login). A guest's cart and favourites move to the account.
 *
 * @param target path of this site that the platform is told to lead to.
 * @throws ApiError, to be read with `signInFailure`.
 */
export async function signIn(store: Store, { email, password }: Credentials, target: string): Promise<void> {
  const { storeId, catalogId, languageId } = store;
  await logonAjax({ logonId: email, password, URL: target, storeId, catalogId, langId: languageId });
  forgetLostSession();
}
