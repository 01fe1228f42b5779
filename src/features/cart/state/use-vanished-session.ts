import { useEffect, useRef } from 'react';
import { useHasSession } from '@/platform/session/session-hint';

/** Detects session cookies that disappear while the page is open, such as when they are cleared in another tab. */
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
