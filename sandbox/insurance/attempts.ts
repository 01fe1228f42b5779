import type { SandboxState } from '../state/state';

/** Look-ups without a result until a browser is locked out (002 §4). */
export const MAX_ATTEMPTS = 4;
/** Duration of the lock, and of the memory for earlier failures, in milliseconds: 59:59 (002 §9). */
export const LOCK_MS = 3_599_000;

export interface Attempts {
  /** 0 while the browser is locked out. */
  left: number;
  /** Until the lock ends; 0 without a lock. */
  lockedSeconds: number;
}

/** Returns a browser's remaining attempts. Removes expired failures and locks. */
export function attemptsOf(state: SandboxState, visitorId: string, now: number): Attempts {
  const attempt = state.insuranceAttempts.get(visitorId);
  if (!attempt) return { left: MAX_ATTEMPTS, lockedSeconds: 0 };
  if (attempt.until <= now) {
    clearAttempts(state, visitorId);
    return { left: MAX_ATTEMPTS, lockedSeconds: 0 };
  }
  const left = Math.max(MAX_ATTEMPTS - attempt.failures, 0);
  return { left, lockedSeconds: left === 0 ? Math.ceil((attempt.until - now) / 1000) : 0 };
}

/** Records a look-up that found nobody. Returns the remaining attempts. */
export function recordFailure(state: SandboxState, visitorId: string, now: number): Attempts {
  const { left } = attemptsOf(state, visitorId, now);
  clearAttempts(state, visitorId);
  state.insuranceAttempts.insert({ visitorId, failures: MAX_ATTEMPTS - left + 1, until: now + LOCK_MS });
  return attemptsOf(state, visitorId, now);
}

export function clearAttempts(state: SandboxState, visitorId: string): void {
  if (state.insuranceAttempts.get(visitorId)) state.insuranceAttempts.remove(visitorId);
}
