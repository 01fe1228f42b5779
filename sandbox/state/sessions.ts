import type { StoreId } from '@/domain/locale/locales';
import type { Shopper } from '../session/shopper';
import type { SandboxState } from './state';

/** Ends the sessions of a user, as somebody may have used the old password. @param exceptId a session that goes on. */
export function endSessions(state: SandboxState, userId: string, exceptId?: string): void {
  for (const { sessionId } of state.sessions.by('user', userId)) {
    if (sessionId !== exceptId) state.sessions.remove(sessionId);
  }
}

/**
 * Returns the store of the shopper's session, for commands without a store parameter. The US store when there is no session.
 */
export function sessionStoreId(state: SandboxState, { sessionId }: Shopper): StoreId {
  const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
  return session?.storeId === '10852' ? '10852' : '10851';
}
