import { useEffect, useState } from 'react';
import { useHasSession } from '@/platform/session/session-hint';
import { keepSaved } from '../state/saved-items';
import type { SavedItemsReader } from './saved-items-reader';

/**
 * Renders nothing. Loads saved items for the wishlist buttons, after the first paint and only with a session.
 */
export function SavedItems() {
  const hasSession = useHasSession();
  const [Reader, setReader] = useState<typeof SavedItemsReader>();
  useEffect(() => {
    if (!hasSession) {
      keepSaved([]);
      return;
    }
    import('./saved-items-reader').then(
      (module) => setReader(() => module.SavedItemsReader),
      () => {
        // Buttons stay unsaved; a click still saves.
      },
    );
  }, [hasSession]);
  return Reader && hasSession ? <Reader /> : null;
}
