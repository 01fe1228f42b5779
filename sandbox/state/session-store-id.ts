import type { StoreId } from '@/domain/locale/locales';
import type { Shopper } from '../session/shopper';
import type { SandboxState } from './state';

/**
 * Returns the store of the shopper's session, for commands without a store parameter. The US store when there is no session.
 */
export function sessionStoreId(state: SandboxState, { sessionId }: Shopper): StoreId {
  const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
  return session?.storeId === '10852' ? '10852' : '10851';
}
