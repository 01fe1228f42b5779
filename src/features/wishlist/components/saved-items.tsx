import { useEffect, useState } from 'react';
import { useHasSession } from '@/platform/session/session-hint';
import { keepSaved } from '../state/saved-items';
import type { SavedItemsReader } from './saved-items-reader';

/**
 * Draws nothing. Finds out what is saved, for the hearts of the page: after it has painted, and only for a shopper with a
 * session, since nobody else has saved anything.
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
        // Hearts stay empty; pressing one still saves.
      },
    );
  }, [hasSession]);
  return Reader && hasSession ? <Reader /> : null;
}
