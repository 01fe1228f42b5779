import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { hasTypedText, missingCode } from '@/lib/hydration/missing-code';
import { createStore, useStoreValue } from '@/lib/state/create-store';
import { areCookiesBlocked } from '@/lib/storage/cookies-blocked';

const connection = createStore(true, { read: () => navigator.onLine, changedBy: ['online', 'offline'] });

const NOTICE_CLASS =
  'offline-notice pointer-events-auto flex flex-wrap items-center gap-3 rounded-md bg-ink px-5 py-3 text-on-ink text-sm shadow-float';

export interface ConnectionNoticeProps {
  /** Other toasts, above the notice. */
  children?: ReactNode;
}

/** Shows a notice while the browser is offline, when code did not load, and when it takes no cookies. Not lazy, since nothing can load when it is needed. */
export function ConnectionNotice({ children }: ConnectionNoticeProps) {
  const online = useStoreValue(connection);
  const isCodeMissing = useStoreValue(missingCode);
  useEffect(() => {
    if (online) return;
    document.addEventListener('click', stayOnPage);
    return () => document.removeEventListener('click', stayOnPage);
  }, [online]);
  return (
    <div role="status" className="toasts print:hidden">
      {children}
      {isCodeMissing ? <MissingCode /> : null}
      <BlockedCookies />
      {online ? null : (
        <p className="offline-notice rounded-md bg-ink px-5 py-3 text-on-ink text-sm shadow-float">
          <Trans>No connection. What you entered is kept. Try again when you are back online.</Trans>
        </p>
      )}
    </div>
  );
}

/** Does not reload by itself: the shopper may be typing, and code that is gone for good would make it reload for ever. */
function MissingCode() {
  return (
    <div className={NOTICE_CLASS}>
      <p>
        {hasTypedText() ? (
          <Trans>
            Part of this page did not load. Reload it to go on. What you have typed here will be lost.
          </Trans>
        ) : (
          <Trans>Part of this page did not load. Reload it to go on.</Trans>
        )}
      </p>
      <button type="button" className="underline" onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </button>
    </div>
  );
}

/** Said before the shopper has typed or chosen anything, which the store could not remember. */
function BlockedCookies() {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(areCookiesBlocked()), []);
  if (!isShown) return null;
  return (
    <div className={NOTICE_CLASS}>
      <p>
        <Trans>
          Your browser blocks cookies. Without them you cannot save frames, fill a cart or sign in. Allow
          cookies for this site, and reload the page.
        </Trans>
      </p>
      <button type="button" className="underline" onClick={() => setShown(false)}>
        <Trans>Close</Trans>
      </button>
    </div>
  );
}

/** Where the router does not follow a link of the store, the browser would replace the page by an error of its own. */
function stayOnPage(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link && !link.target && !link.hash && link.href.startsWith(location.origin)) event.preventDefault();
}
