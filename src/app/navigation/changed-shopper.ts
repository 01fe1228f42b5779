import { onChangedSession } from '@/lib/http/user-recovery';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { cachedMemberId } from '@/lib/session/cached-session';
import { isSameSession, SESSION_MARK_KEY } from '@/lib/session/session-mark';
import type { Site } from '@/lib/site/site';
import { loadAnew } from './restored-page';

interface Options {
  /** Default: that of the browser. */
  reload?: () => void;
  /** Ends the watching. */
  signal?: AbortSignal;
}

/**
 * Watches for another tab to change who the shopper is. Another member must neither see what this document shows, nor get into
 * their account what is changed in it: it loads anew. Its changes wait until it is known whose session it is.
 */
export function watchChangedShopper(site: Site, { reload, signal }: Options = {}): void {
  let pending: Promise<boolean> | undefined;
  const confirm = () => {
    // Now, as it may be overwritten meanwhile.
    pending ??= confirmOrLeave(cachedMemberId()).finally(() => {
      pending = undefined;
    });
    return pending;
  };
  async function confirmOrLeave(memberId: number | undefined): Promise<boolean> {
    const { confirmShopper } = await loadWithRetry(() => import('@/lib/session/confirm-shopper'));
    const isConfirmed = await confirmShopper(site, memberId);
    if (!isConfirmed) loadAnew(reload);
    return isConfirmed;
  }
  // The next change asks again if it cannot be found out now.
  const check = () => void (isSameSession() || confirm().catch(() => {}));
  const options = signal && { signal };
  window.addEventListener('storage', ({ key }) => key === SESSION_MARK_KEY && check(), options);
  // A tab that was frozen in the background may have missed it.
  window.addEventListener('focus', check, options);
  onChangedSession(confirm);
}
