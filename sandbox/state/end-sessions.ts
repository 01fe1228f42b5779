import type { SandboxState } from './state';

/** Ends the sessions of a user, as somebody may have used the old password. @param exceptId a session that goes on. */
export function endSessions(state: SandboxState, userId: string, exceptId?: string): void {
  for (const { sessionId } of state.sessions.by('user', userId)) {
    if (sessionId !== exceptId) state.sessions.remove(sessionId);
  }
}
