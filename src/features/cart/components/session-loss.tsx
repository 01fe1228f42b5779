import { useEffect } from 'react';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { type LostSession, replacedSession, useLostSession } from '@/lib/session/lost-session';
import { useDetectLostSession } from '@/lib/session/use-detect-lost-session';
import { useAccount } from '@/lib/session/user-context';
import { useStoreValue } from '@/lib/state/create-store';

// If it does not load, the cart works without the notice.
const lostSessionNotice = loadOnDemand(async () => (await import('./lost-session-notice')).LostSessionNotice);

/** Renders a notice when the shopper's session was lost while the page was in use, or on the way to it. */
export function SessionLoss() {
  useDetectLostSession();
  const session = useLostSession();
  const replaced = useStoreValue(replacedSession);
  if (session) return <LoadedNotice session={session} />;
  return replaced ? <ReplacedSession session={replaced} /> : null;
}

function LoadedNotice({ session }: { session: LostSession }) {
  const Notice = useStoreValue(lostSessionNotice);
  useEffect(lostSessionNotice.load, []);
  return Notice ? <Notice session={session} /> : null;
}

/** Says once what happened on the page before; nothing to who has signed in since in another tab. */
function ReplacedSession({ session }: { session: LostSession }) {
  const { state } = useAccount();
  useEffect(() => {
    window.addEventListener('pagehide', replacedSession.clear);
    return () => window.removeEventListener('pagehide', replacedSession.clear);
  }, []);
  return state === 'guest' ? <LoadedNotice session={session} /> : null;
}
