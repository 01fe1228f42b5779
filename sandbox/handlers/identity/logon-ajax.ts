import { getLogonAjaxMockHandler } from '@generated/identity/identity.msw';
import type { LogonFailure } from '@generated/identity/model/logonFailure';
import type { LogonResponse } from '@generated/identity/model/logonResponse';
import { storeIdByLanguageId } from '@/domain/locale/locale-lookup';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import { type Call, createResolver } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import { clearLogonFailures, isLogonLocked, recordLogonFailure } from '../../state/logon-lock';
import { normalizeLogonId } from '../../state/members';
import { sessionStoreId } from '../../state/session-store-id';
import type { HandlerFactory } from '../handler-factory';
import { checkCredentials } from './check-credentials';
import { logonFailures } from './logon-failures';
import { signIn } from './sign-in';
import { spendOneTimeCode } from './spend-one-time-code';

/** Signs in with email and password, and a one-time code where the account needs one. Failures also have HTTP 200 (003 §8). */
export const logonAjax: HandlerFactory = () => getLogonAjaxMockHandler(createResolver('logonAjax', logon));

function logon(call: Call<'logonAjax'>, context: SandboxContext): LogonResponse {
  const { body, shopper } = call;
  const { state } = context;
  const now = context.now().getTime();
  const logonId = normalizeLogonId(body.logonId);
  const storeId = body.storeId ?? storeIdByLanguageId(body.langId ?? '') ?? sessionStoreId(state, shopper);

  if (isLogonLocked(state, logonId, now)) return logonFailures.locked();
  const result = checkCredentials(state, logonId, body.password, storeId);
  const fail = (failure: LogonFailure) =>
    recordLogonFailure(state, logonId, now) ? logonFailures.locked() : failure;
  if (result === 'wrong') return fail(logonFailures.wrongCredentials());
  if ('user' in result && result.user.secondFactor) {
    // The password alone forgets no wrong code, and would make room for more guesses.
    if (body.x_oneTimeCode === undefined) return logonFailures.oneTimeCodeNeeded();
    if (!spendOneTimeCode(context, result.user, body.x_oneTimeCode)) {
      return fail(logonFailures.oneTimeCodeWrong());
    }
  }
  clearLogonFailures(state, logonId);
  if ('failure' in result) return result.failure;
  signIn(call, context, result.user, { storeId, withCookies: true });
  const home = `/${responseView(storeId, { langId: body.langId }).locale}`;
  return {
    success: true,
    URL: redirectTarget(body.URL, home),
    email: result.user.email,
    hasPrescriptions: state.accountPrescriptions.by('user', result.user.userId).length > 0,
  };
}
