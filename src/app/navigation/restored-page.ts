import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { mayHaveSession } from '@/lib/session/session-cookie';
import { isSameSession } from '@/lib/session/session-mark';

interface Options {
  /** Default: that of the browser. */
  reload?: () => void;
  /** Ends the watching. */
  signal?: AbortSignal;
}

/**
 * Watches for this document to come back from the browser's back/forward cache, as it was when the shopper left it. If they have
 * signed out since, or are somebody else, also in another tab, it must not be seen again: it loads anew. Otherwise it loads the
 * shopper's data, such as the cart count.
 */
export function watchRestoredPage({ reload, signal }: Options = {}): void {
  let hadSession = mayHaveSession();
  const onLeave = () => {
    hadSession ||= mayHaveSession();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (hadSession && !(isSameSession() && mayHaveSession())) {
      loadAnew(reload);
    } else
      void loadWithRetry(() => import('@/lib/cache/revalidate-shopper')).then((code) =>
        code.revalidateShopper(),
      );
  };
  const options = signal && { signal };
  window.addEventListener('pagehide', onLeave, options);
  window.addEventListener('pageshow', onShow, options);
}

/** Loads this document anew, and hides it until the new one is there. */
export function loadAnew(reload: () => void = () => window.location.reload()): void {
  document.documentElement.style.visibility = 'hidden';
  reload();
}
