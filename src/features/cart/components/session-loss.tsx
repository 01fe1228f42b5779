import { useEffect } from 'react';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { useLostSession } from '@/lib/session/lost-session';
import { useDetectLostSession } from '@/lib/session/use-detect-lost-session';
import { useStoreValue } from '@/lib/state/create-store';

// If it does not load, the cart works without the notice.
const lostSessionNotice = loadOnDemand(async () => (await import('./lost-session-notice')).LostSessionNotice);

/** Renders a notice when the shopper's session was lost while the page was in use. */
export function SessionLoss() {
  useDetectLostSession();
  const session = useLostSession();
  const Notice = useStoreValue(lostSessionNotice);
  useEffect(() => {
    if (session) lostSessionNotice.load();
  }, [session]);
  return session && Notice ? <Notice session={session} /> : null;
}
