import { useSite } from '@/lib/site/site';
import type { LineItem } from '../api/cart-view';
import type { CartChanges } from '../api/use-cart-changes';
import { expectRemoval, type RemovedLine, rememberRemovedLine } from '../state/removed-line';

/** Removes a line so that it can be put back. Resolves to whether it was removed. */
export function useRemoveLine(
  changes: CartChanges,
): (line: Omit<RemovedLine, 'prescription'>) => Promise<boolean> {
  const { storeId } = useSite();
  return async (line) => {
    const { lineItem } = line;
    let prescription: RemovedLine['prescription'];
    // The prescription goes with the line, so it is read before. That of contact lenses cannot be put back.
    const isRestorable = lineItem.kind === 'frame' && lineItem.prescription === 'given';
    const removed = await changes.remove(lineItem, async () => {
      expectRemoval(lineItem.orderItemId);
      if (isRestorable) prescription = await readPrescription(storeId, lineItem);
    });
    if (removed) rememberRemovedLine({ ...line, prescription });
    return removed;
  };
}

/**
 * Reads the prescription before the removal. Without a response the line can still be restored, and then says that its
 * prescription is missing.
 */
async function readPrescription(storeId: '10851' | '10852', { orderItemId }: LineItem) {
  try {
    const { getItemPrescription } = await import('@generated/lens/lens');
    return await getItemPrescription(storeId, orderItemId);
  } catch {
    return undefined;
  }
}
