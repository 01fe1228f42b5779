import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

/** Shows a notice while the browser is offline. Not lazy, since nothing can load when it is needed. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    <div role="status" className="toasts print:hidden">
      {online ? null : (
        <p className="rounded-md bg-ink px-5 py-3 text-on-ink text-sm shadow-float">
          <Trans>No connection. What you entered is kept. Try again when you are back online.</Trans>
        </p>
      )}
    </div>
  );
}

const isOnline = () => navigator.onLine;

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
