import { type ComponentType, memo, Suspense, useState } from 'react';
import type { LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import type { RenderInsurance } from '../slots';
import { CartSkeleton } from './cart-skeleton';
import type { LoadLensEditor } from './lens-editor-props';

interface FilledCartProps {
  loadLensEditor: LoadLensEditor;
  loadSignIn: LoadCheckoutSignIn;
  renderInsurance?: RenderInsurance;
}

let loaded: ComponentType<FilledCartProps> | undefined;

async function importFilledCart(): Promise<ComponentType<FilledCartProps>> {
  const { FilledCart } = await import('./filled-cart');
  loaded = FilledCart;
  return FilledCart;
}

/** Lazy, because an empty cart does not need it. */
const LazyFilledCart = lazyWithRetry(importFilledCart);

/** Prefetches the cart page's content. Leaves a failure to the component, which tries again. */
export async function loadFilledCart(): Promise<void> {
  await importFilledCart().catch(() => {});
}

/**
 * Holds the place of a filled cart. Its props must be stable: an update before its code has arrived would replace the server's
 * HTML with the skeleton.
 */
export const FilledCartSlot = memo((props: FilledCartProps) => {
  // React hydrates it for an early click at once, which it cannot do with a lazy component that has not been rendered yet.
  const [FilledCart] = useState(() => loaded ?? LazyFilledCart);
  return (
    <Suspense fallback={<CartSkeleton />}>
      <FilledCart {...props} />
    </Suspense>
  );
});
