import { useEffect, useRef } from 'react';
import { identityVersion } from '@/lib/http/user-recovery';
import { useIsMember } from '@/lib/session/user-context';
import { useLatest } from '@/lib/state/use-latest';

/** Loads stores again when the shopper has signed in on their page: they say which ones are favorites. */
export function useReloadAtSignIn(reload: () => unknown): void {
  const isMember = useIsMember();
  const loadedBy = useRef(identityVersion());
  const latest = useLatest(reload);
  useEffect(() => {
    // A first favorite makes a guest, who has no other.
    if (!isMember || loadedBy.current === identityVersion()) return;
    loadedBy.current = identityVersion();
    latest.current();
  }, [isMember]);
}
