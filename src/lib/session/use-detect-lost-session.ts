import { useEffect, useRef } from 'react';
import { useHasSession } from './session-cookie';

/** Detects session cookies that disappear while the page is open, such as when they are cleared in another tab. */
export function useDetectLostSession(): void {
  const hasSession = useHasSession();
  const hadSession = useRef(hasSession);
  useEffect(() => {
    if (hadSession.current && !hasSession) {
      void import('./record-missing-session').then((module) => module.recordMissingSession());
    }
    hadSession.current = hasSession;
  }, [hasSession]);
}
