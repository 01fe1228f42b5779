import { useEffect, useLayoutEffect } from 'react';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { useHasSession } from '@/lib/session/session-cookie';
import { useStoreValue } from '@/lib/state/create-store';
import { readPendingChanges, setSavedIds } from '../state/saved-items';

// If it does not load, the buttons stay unsaved; a click still saves.
const savedItemsLoader = loadOnDemand(async () => (await import('./saved-items-loader')).SavedItemsLoader);

/**
 * Renders nothing. Loads saved items for the wishlist buttons, after the first paint and only with a session,
 * and sends what was clicked on the page before.
 */
export function SavedItemsSync() {
  const hasSession = useHasSession();
  const Loader = useStoreValue(savedItemsLoader);
  // Before the loader compares pending changes with them.
  useLayoutEffect(() => {
    if (!hasSession) setSavedIds([]);
  }, [hasSession]);
  useEffect(() => {
    // A pending change of a visitor creates a guest.
    if (hasSession || readPendingChanges().length > 0) savedItemsLoader.load();
  }, [hasSession]);
  return Loader ? <Loader hasSession={hasSession} /> : null;
}
