import { useEffect } from 'react';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { useStoreValue } from '@/lib/state/create-store';
import { forgetRemovals, useRemovedLine } from '../state/removed-line';

// If it does not load, the line stays removed, which was announced.
const removedLineNotice = loadOnDemand(async () => (await import('./removed-line-notice')).RemovedLineNotice);

/** Call in the cart: its removals are forgotten when the shopper leaves it. */
export function useForgetRemovals(): void {
  useEffect(() => forgetRemovals, []);
}

/** Shows the offer to undo the last removal, while the cart page is open. */
export function RemovedLine({ onRestored }: { onRestored: () => void }) {
  const line = useRemovedLine();
  const Notice = useStoreValue(removedLineNotice);
  useEffect(() => {
    if (line) removedLineNotice.load();
  }, [line]);
  return line && Notice ? (
    <Notice key={line.lineItem.orderItemId} line={line} onRestored={onRestored} />
  ) : null;
}
