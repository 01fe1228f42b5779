import { Trans } from '@lingui/react/macro';
import { createStore, useStoreValue } from '@/lib/state/create-store';

const connection = createStore(true, { read: () => navigator.onLine, changedBy: ['online', 'offline'] });

/** Shows a notice while the browser is offline. Not lazy, since nothing can load when it is needed. */
export function ConnectionNotice() {
  const online = useStoreValue(connection);
  return (
    <div role="status" className="toasts print:hidden">
      {online ? null : (
        <p className="offline-notice rounded-md bg-ink px-5 py-3 text-on-ink text-sm shadow-float">
          <Trans>No connection. What you entered is kept. Try again when you are back online.</Trans>
        </p>
      )}
    </div>
  );
}
