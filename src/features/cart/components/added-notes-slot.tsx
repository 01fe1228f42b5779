import { Suspense } from 'react';
import { type CartNotes, cartNotes } from '@/lib/cart/cart-notes';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useStoreValue } from '@/lib/state/create-store';

const load = () => import('./added-notes');
const AddedNotes = lazyWithRetry(async () => (await load()).AddedNotes);

/** Holds the place of `AddedNotes`; most visits of the cart have none, and load none. */
export function AddedNotesSlot() {
  const hasNotes = useStoreValue(cartNotes, isFilled);
  return hasNotes ? (
    <Suspense fallback={null}>
      <AddedNotes />
    </Suspense>
  ) : null;
}

function isFilled({ isPerkRejected, clearedPrescription }: CartNotes = {}): boolean {
  return isPerkRejected === true || clearedPrescription !== undefined;
}
