import { normalizeLogonId } from './members';
import type { SandboxState } from './state';
import type { User } from './user';

/** Wrong passwords until the account is locked. */
export const MAX_LOGON_FAILURES = 5;
/** Duration of the lock in milliseconds. */
export const LOGON_LOCK_MS = 30 * 60 * 1000;

/** Returns whether the email address is locked after too many wrong passwords. Clears a lock that has expired. */
export function isLogonLocked(state: SandboxState, logonId: string, now: number): boolean {
  const lockedUntil = state.logonAttempts.get(logonId)?.lockedUntil;
  if (lockedUntil === undefined) return false;
  if (lockedUntil > now) return true;
  clearLogonFailures(state, logonId);
  return false;
}

/** Records a wrong password and locks the account at the limit. Returns whether it is locked now. */
export function recordLogonFailure(state: SandboxState, logonId: string, now: number): boolean {
  const failures = (state.logonAttempts.get(logonId)?.failures ?? 0) + 1;
  clearLogonFailures(state, logonId);
  const isLocked = failures >= MAX_LOGON_FAILURES;
  state.logonAttempts.insert({
    logonId,
    failures,
    ...(isLocked ? { lockedUntil: now + LOGON_LOCK_MS } : {}),
  });
  return isLocked;
}

/** Returns the key under which wrong passwords of a signed-in member's changes are counted. No email address is like it. */
export function changesOf(user: User): string {
  return `changes of ${user.userId}`;
}

/** Forgets the wrong passwords of sign-ins and changes. */
export function unlock(state: SandboxState, user: User): void {
  clearLogonFailures(state, normalizeLogonId(user.logonId ?? ''));
  clearLogonFailures(state, changesOf(user));
}

export function clearLogonFailures(state: SandboxState, logonId: string): void {
  state.logonAttempts.remove(logonId);
}
