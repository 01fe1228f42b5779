import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { createStore, useStoreValue } from '@/lib/state/create-store';

const connection = createStore(true, { read: () => navigator.onLine, changedBy: ['online', 'offline'] });

export interface ConnectionNoticeProps {
  /** Other toasts, above the notice. */
  children?: ReactNode;
}

/** Shows a notice while the browser is offline. Not lazy, since nothing can load when it is needed. */
export function ConnectionNotice({ children }: ConnectionNoticeProps) {
  const online = useStoreValue(connection);
  useEffect(() => {
    if (online) return;
    document.addEventListener('click', stayOnPage);
    return () => document.removeEventListener('click', stayOnPage);
  }, [online]);
  return (
    <div role="status" className="toasts print:hidden">
      {children}
      {online ? null : (
        <p className="offline-notice rounded-md bg-ink px-5 py-3 text-on-ink text-sm shadow-float">
          <Trans>No connection. What you entered is kept. Try again when you are back online.</Trans>
        </p>
      )}
    </div>
  );
}

/** Where the router does not follow a link of the store, the browser would replace the page by an error of its own. */
function stayOnPage(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link && !link.target && !link.hash && link.href.startsWith(location.origin)) event.preventDefault();
}
