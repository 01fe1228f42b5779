import type { StoreId } from '@/domain/locale/locales';
import type { Shopper } from '../session/shopper';
import type { SandboxState } from './state';

/** The store that a shopper's session was opened in, for commands that need not name one; the US store without any. */
export function storeOfSession(state: SandboxState, { sessionId }: Shopper): StoreId {
  const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
  return session?.storeId === '10852' ? '10852' : '10851';
}
