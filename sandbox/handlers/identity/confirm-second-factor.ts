import type { SecondFactorTurnedOn } from '@generated/identity/model/secondFactorTurnedOn';
import type { Call } from '../../call';
import { reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { endSessions } from '../../state/end-sessions';
import { stepOfCode } from '../../state/one-time-code';
import { newRecoveryCodes, recoveryHash } from '../../state/second-factor';
import { failedCall } from './current-password';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';

/** Wrong codes until a set-up has ended. */
const MAX_FAILURES = 5;

/** Turns one-time codes on, and ends all other sessions. */
export function confirmSecondFactor(
  call: Call<'confirmSecondFactor'>,
  context: SandboxContext,
): SecondFactorTurnedOn {
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
    return failedCall(call, identityErrors.wrongOneTimeCode());
  }
  const recoveryCodes = newRecoveryCodes(secret);
  state.users.update(userId, {
    secondFactorSetup: undefined,
    secondFactor: { key: setup.key, usedStep: step, recoveryHashes: recoveryCodes.map(recoveryHash) },
  });
  endSessions(state, userId, call.shopper.sessionId);
  return { recoveryCodes, resourceName: 'person' };
}
