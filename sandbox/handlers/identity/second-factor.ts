import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { failure } from '../../http/raw-response';
import type { SandboxContext } from '../../sandbox-context';
import { changesOf, isLogonLocked, recordLogonFailure } from '../../state/logon-lock';
import { newKey, stepOfCode } from '../../state/one-time-code';
import { newRecoveryCodes, recoveryHash } from '../../state/second-factor';
import { endSessions } from '../../state/sessions';
import type { User } from '../../state/user';
import { passwordError } from './current-password';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';

/** Lifetime of a key that is not confirmed, in milliseconds. */
export const SETUP_LIFETIME_MS = 15 * 60 * 1000;
const ISSUER = 'Marlowe';

/** Makes the key of one-time codes, which confirmSecondFactor turns on. */
export const startSecondFactor: Handler<'startSecondFactor'> = (call, context) => {
  const { state, now, secret } = context;
  const user = requireAccount(state, call.shopper);
  const { logonPassword: password } = call.body;
  const error = passwordError(context, user, { field: 'logonPassword', password });
  if (error) return failure(error);
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
};

/** Wrong codes until a set-up has ended. */
const MAX_FAILURES = 5;

/** Turns one-time codes on, and ends all other sessions. */
export const confirmSecondFactor: Handler<'confirmSecondFactor'> = (call, context) => {
  const { state, secret } = context;
  const now = context.now().getTime();
  const user = requireAccount(state, call.shopper);
  const { userId, secondFactorSetup: setup } = user;
  if (!setup || setup.expiresAt <= now) reject(identityErrors.secondFactorNotStarted());
  const step = stepOfCode(setup.key, call.body.x_oneTimeCode.replace(/\s/g, ''), { now });
  if (step === undefined) {
    const failures = setup.failures + 1;
    state.users.update(userId, {
      secondFactorSetup: failures < MAX_FAILURES ? { ...setup, failures } : undefined,
    });
    return failure(identityErrors.wrongOneTimeCode());
  }
  const recoveryCodes = newRecoveryCodes(secret);
  state.users.update(userId, {
    secondFactorSetup: undefined,
    secondFactor: { key: setup.key, usedStep: step, recoveryHashes: recoveryCodes.map(recoveryHash) },
  });
  endSessions(state, userId, call.shopper.sessionId);
  return { recoveryCodes, resourceName: 'person' };
};

/** Turns one-time codes off: with a code, and the password. */
export const turnOffSecondFactor: Handler<'turnOffSecondFactor'> = (call, context) => {
  const { state } = context;
  const user = requireAccount(state, call.shopper);
  const { userId } = user;
  const { logonPassword: password, x_oneTimeCode: code } = call.body;
  if (user.secondFactor) {
    // Checks the code first: a right password clears earlier failures, which would allow more guesses.
    const time = context.now().getTime();
    if (isLogonLocked(state, changesOf(user), time)) return failure(identityErrors.accountLocked());
    if (!spendOneTimeCode(context, user, code)) {
      const isLocked = recordLogonFailure(state, changesOf(user), time);
      return failure(isLocked ? identityErrors.accountLocked() : identityErrors.wrongOneTimeCode());
    }
  }
  const error = passwordError(context, user, { field: 'logonPassword', password });
  if (error) return failure(error);
  state.users.update(userId, { secondFactor: undefined });
  return { userId, resourceName: 'person' };
};

/** Uses up a code of the app or a recovery code. @returns whether it is right and was not used before. */
export function spendOneTimeCode({ state, now }: SandboxContext, user: User, code: string): boolean {
  const factor = user.secondFactor;
  if (!factor) return false;
  const step = stepOfCode(factor.key, code.replace(/\s/g, ''), { ...factor, now: now().getTime() });
  const hash = recoveryHash(code);
  if (step === undefined && !factor.recoveryHashes.includes(hash)) return false;
  state.users.update(user.userId, {
    secondFactor: {
      ...factor,
      ...(step === undefined
        ? { recoveryHashes: factor.recoveryHashes.filter((other) => other !== hash) }
        : { usedStep: step }),
    },
  });
  return true;
}
