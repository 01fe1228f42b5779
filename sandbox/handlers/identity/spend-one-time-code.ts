import type { SandboxContext } from '../../sandbox-context';
import { stepOfCode } from '../../state/one-time-code';
import { recoveryHash } from '../../state/second-factor';
import type { User } from '../../state/user';

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
