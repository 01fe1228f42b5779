import { useEffect } from 'react';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { useHasSession } from '@/lib/session/session-cookie';
import { useStoreValue } from '@/lib/state/create-store';
import { setSavedIds } from '../state/saved-items';

// If it does not load, the buttons stay unsaved; a click still saves.
const savedItemsLoader = loadOnDemand(async () => (await import('./saved-items-loader')).SavedItemsLoader);

/**
 * Renders nothing. Loads saved items for the wishlist buttons, after the first paint and only with a session.
 */
export function SavedItemsSync() {
  const hasSession = useHasSession();
  const Loader = useStoreValue(savedItemsLoader);
  useEffect(() => {
    if (hasSession) savedItemsLoader.load();
    else setSavedIds([]);
  }, [hasSession]);
  return Loader && hasSession ? <Loader /> : null;
}
