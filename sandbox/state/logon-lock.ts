import type { SandboxState } from './state';

/** Wrong passwords before an account is locked. */
export const MAX_LOGON_FAILURES = 5;
/** How long it stays locked, in milliseconds. */
export const LOGON_LOCK_MS = 30 * 60 * 1000;

/** Whether too many wrong passwords were given for this e-mail address. A lock that has ended is forgotten. */
export function isLogonLocked(state: SandboxState, logonId: string, now: number): boolean {
  const lockedUntil = state.logonAttempts.get(logonId)?.lockedUntil;
  if (lockedUntil === undefined) return false;
  if (lockedUntil > now) return true;
  forgetLogonFailures(state, logonId);
  return false;
}

/** Counts a wrong password; the last one allowed locks the account. Returns whether it is locked now. */
export function countLogonFailure(state: SandboxState, logonId: string, now: number): boolean {
  const failures = (state.logonAttempts.get(logonId)?.failures ?? 0) + 1;
  forgetLogonFailures(state, logonId);
  const isLocked = failures >= MAX_LOGON_FAILURES;
  state.logonAttempts.insert({
    logonId,
    failures,
    ...(isLocked ? { lockedUntil: now + LOGON_LOCK_MS } : {}),
  });
  return isLocked;
}

export function forgetLogonFailures(state: SandboxState, logonId: string): void {
  state.logonAttempts.remove(logonId);
}
