import { logonAjax } from '@generated/identity/identity';
import type { LogonResponse, LogonSuccess } from '@generated/identity/model/index';
import { ApiError } from '@/lib/http/api-error';
import { startsWithSaved } from '@/lib/prescription-step/starts-with-saved';
import type { Site } from '@/lib/site/site';
import { areCookiesBlocked } from '@/lib/storage/cookies-blocked';
import { completeSignIn } from './complete-sign-in';
import { CookiesBlockedError } from './sign-in-failure';

export interface Credentials {
  email: string;
  password: string;
  /** Code of the authenticator app, or a recovery code; required by some accounts. */
  code?: string;
}

/**
 * Signs in (003 §7, Login). A guest's cart and wishlist move to the account.
 *
 * @param redirectPath local path, sent as `URL`.
 * @throws CookiesBlockedError before anything is sent, since the shopper would not be signed in.
 * @throws ApiError; classify both with `signInFailure`.
 */
export async function signIn(
  site: Site,
  { email, password, code }: Credentials,
  redirectPath: string,
): Promise<void> {
  if (areCookiesBlocked()) throw new CookiesBlockedError();
  const { storeId, catalogId, languageId } = site;
  const response = await logonAjax({
    logonId: email,
    password,
    URL: redirectPath,
    storeId,
    catalogId,
    langId: languageId,
    ...(code === undefined ? {} : { x_oneTimeCode: code }),
  });
  if (!isSuccess(response)) throw new ApiError({ kind: 'command-failed', status: 200, body: response });
  if (String(response.hasPrescriptions) === 'true') startsWithSaved.write('yes');
  else startsWithSaved.clear();
  await completeSignIn();
}

/** Returns whether the sign-in succeeded. A failure may lack an error code: `{success: false, passwordExpired: true}`. */
function isSuccess(response: LogonResponse | string | undefined): response is LogonSuccess {
  return typeof response === 'object' && String(response.success) === 'true';
}
