import { useEffect, useState } from 'react';
import { useLostSession } from '@/lib/session/lost-session';
import { useDetectLostSession } from '../state/use-detect-lost-session';
import type { LostSessionNotice } from './lost-session-notice';

/** Renders a notice when the shopper's session was lost while the page was in use. */
export function SessionLoss() {
  useDetectLostSession();
  const session = useLostSession();
  const [NoticeComponent, setNoticeComponent] = useState<typeof LostSessionNotice>();
  useEffect(() => {
    if (!session) return;
    import('./lost-session-notice').then(
      (module) => setNoticeComponent(() => module.LostSessionNotice),
      () => {
        // The cart works without the notice.
      },
    );
  }, [session]);
  return session && NoticeComponent ? <NoticeComponent session={session} /> : null;
}
