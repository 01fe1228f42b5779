import { useSite } from '@/lib/site/site';
import type { LineItem } from '../api/cart-view';
import type { CartChanges } from '../api/use-cart-changes';
import { expectRemoval, rememberRemovedLine } from '../state/removed-line';

/** Removes a line so that it can be put back. Resolves to whether it was removed. */
export function useRemoveLine(changes: CartChanges): (lineItem: LineItem, name: string) => Promise<boolean> {
  const { storeId } = useSite();
  return async (lineItem, name) => {
    if (changes.busy) return false;
    // The prescription goes with the line, so it is read before. That of contact lenses cannot be put back.
    const isRestorable = lineItem.kind === 'frame' && lineItem.prescription === 'given';
    const reading = isRestorable ? readPrescription(storeId, lineItem) : undefined;
    expectRemoval(lineItem.orderItemId);
    const prescription = await reading;
    if (!(await changes.remove(lineItem))) return false;
    rememberRemovedLine({ lineItem, name, prescription });
    return true;
  };
}

/** Without an answer the line can still be put back, which then says that its prescription is missing. */
async function readPrescription(storeId: '10851' | '10852', { orderItemId }: LineItem) {
  try {
    const { getItemPrescription } = await import('@generated/lens/lens');
    return await getItemPrescription(storeId, orderItemId);
  } catch {
    return undefined;
  }
}
