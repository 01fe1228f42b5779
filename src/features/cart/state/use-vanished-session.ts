import { useEffect, useRef } from 'react';
import { useHasSession } from '@/platform/session/session-hint';

/**
 * A session whose cookies go while the page is open, such as when the shopper clears them in another tab, is lost before
 * any call tells.
 */
export function useVanishedSession(): void {
  const hasSession = useHasSession();
  const had = useRef(hasSession);
  useEffect(() => {
    if (had.current && !hasSession) {
      void import('@/platform/session/note-vanished-session').then((module) => module.noteVanishedSession());
    }
    had.current = hasSession;
  }, [hasSession]);
}
