import { lazy, memo, Suspense } from 'react';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { CartSkeleton } from './cart-skeleton';
import type { LoadLensEditor } from './lens-editor-props';

const importFilledCart = () => import('./filled-cart');

/** Lazy, because an empty cart does not need it. */
const FilledCart = lazy(async () => ({ default: (await loadWithRetry(importFilledCart)).FilledCart }));

/** For the cart page's prefetch. A failure is left to the component, which tries again. */
export async function loadFilledCart(): Promise<void> {
  await importFilledCart().catch(() => {});
}

/**
 * The place of a filled cart. Its props must be stable: an update before its code has arrived would replace the server's
 * HTML by the skeleton.
 */
export const FilledCartSlot = memo(({ loadLensEditor }: { loadLensEditor: LoadLensEditor }) => (
  <Suspense fallback={<CartSkeleton />}>
    <FilledCart loadLensEditor={loadLensEditor} />
  </Suspense>
));
