import { useEffect, useRef } from 'react';
import { useHasSession } from '@/platform/session/session-hint';

/** Detects session cookies that disappear while the page is open, such as when they are cleared in another tab. */
export function useDetectLostSession(): void {
  const hasSession = useHasSession();
  const hadSession = useRef(hasSession);
  useEffect(() => {
    if (hadSession.current && !hasSession) {
      void import('@/platform/session/note-vanished-session').then((module) => module.recordMissingSession());
    }
    hadSession.current = hasSession;
  }, [hasSession]);
}
