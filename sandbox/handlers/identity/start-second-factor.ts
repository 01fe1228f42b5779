import type { SecondFactorKey } from '@generated/identity/model/secondFactorKey';
import type { Call } from '../../call';
import { reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { newKey } from '../../state/one-time-code';
import { failedCall, passwordError } from './current-password';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';

/** Lifetime of a key that is not confirmed, in milliseconds. */
export const SETUP_LIFETIME_MS = 15 * 60 * 1000;
const ISSUER = 'Marlowe';

/** Makes the key of one-time codes, which confirmSecondFactor turns on. */
export function startSecondFactor(call: Call<'startSecondFactor'>, context: SandboxContext): SecondFactorKey {
  const { state, now, secret } = context;
  const user = requireAccount(state, call.shopper);
  const { logonPassword: password } = call.body;
  const error = passwordError(context, user, { field: 'logonPassword', password });
  if (error) return failedCall(call, error);
  if (user.secondFactor) reject(identityErrors.secondFactorOn());
  const key = newKey(secret());
  const expiresAt = now().getTime() + SETUP_LIFETIME_MS;
  state.users.update(user.userId, { secondFactorSetup: { key, failures: 0, expiresAt } });
  const account = `${ISSUER}:${encodeURIComponent(user.email)}`;
  return {
    secret: key,
    otpauthUri: `otpauth://totp/${account}?secret=${key}&issuer=${ISSUER}`,
    resourceName: 'person',
  };
}
