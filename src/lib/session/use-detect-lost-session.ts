import { useEffect, useRef } from 'react';
import { loadWithRetry } from '../hydration/load-with-retry';
import { useHasSession } from './session-cookie';

/** Detects session cookies that disappear while the page is open, such as when they are cleared in another tab. */
export function useDetectLostSession(): void {
  const hasSession = useHasSession();
  const hadSession = useRef(hasSession);
  useEffect(() => {
    if (hadSession.current && !hasSession) {
      void loadWithRetry(() => import('./record-missing-session')).then(({ recordMissingSession }) =>
        recordMissingSession(),
      );
    }
    hadSession.current = hasSession;
  }, [hasSession]);
}
