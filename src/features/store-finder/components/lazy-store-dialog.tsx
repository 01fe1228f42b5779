import { Suspense, useState } from 'react';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { loadStoreDialog } from './load-store-dialog';
import type { StoreDialogProps } from './store-dialog';

const StoreDialog = lazyWithRetry(async () => (await loadStoreDialog()).StoreDialog);

/** The dialog of a store's details. Its code loads with the first store; it then stays mounted, to close with its animation. */
export function LazyStoreDialog(props: StoreDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.number !== undefined && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <StoreDialog {...props} />
    </Suspense>
  ) : null;
}
