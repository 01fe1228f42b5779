import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import { DialogShell } from '@/ui/overlay/dialog-shell';
import { loadStoreDialog } from './load-store-dialog';
import type { StoreDialogProps } from './store-dialog';

const StoreDialog = lazyWithRetry(async () => (await loadStoreDialog()).StoreDialog);

/**
 * Shows the dialog of a store's details. Its code loads with the first store; it then stays mounted, to close with its
 * animation.
 */
export function LazyStoreDialog(props: StoreDialogProps) {
  const labels = useShellLabels();
  const [wasOpened, setWasOpened] = useState(false);
  if (props.number !== undefined && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense
      fallback={
        <DialogShell
          {...labels}
          closesOnBack="never"
          open={props.number !== undefined}
          onClose={props.onClose}
          title={<Trans>Store details</Trans>}
          className="modal-dialog modal-wide"
        />
      }
    >
      <StoreDialog {...props} />
    </Suspense>
  ) : null;
}
