import { useEffect, useState } from 'react';
import { useHasSession } from '@/lib/session/session-cookie';
import { setSavedIds } from '../state/saved-items';
import type { SavedItemsLoader } from './saved-items-loader';

/**
 * Renders nothing. Loads saved items for the wishlist buttons, after the first paint and only with a session.
 */
export function SavedItemsSync() {
  const hasSession = useHasSession();
  const [Loader, setLoader] = useState<typeof SavedItemsLoader>();
  useEffect(() => {
    if (!hasSession) {
      setSavedIds([]);
      return;
    }
    import('./saved-items-loader').then(
      (module) => setLoader(() => module.SavedItemsLoader),
      () => {
        // Buttons stay unsaved; a click still saves.
      },
    );
  }, [hasSession]);
  return Loader && hasSession ? <Loader /> : null;
}
