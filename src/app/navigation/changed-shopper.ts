import { onChangedSession } from '@/lib/http/user-recovery';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { SESSION_MARK_KEY } from '@/lib/session/session-mark';
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
  const confirm = async () => {
    const { confirmShopper } = await loadWithRetry(() => import('@/lib/session/confirm-shopper'));
    const isConfirmed = await confirmShopper(site);
    if (!isConfirmed) loadAnew(reload);
    return isConfirmed;
  };
  const options = signal && { signal };
  // A tab that is frozen in the background gets it later, and asks before each change.
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === SESSION_MARK_KEY) confirm().catch(() => {});
    },
    options,
  );
  onChangedSession(confirm);
}
