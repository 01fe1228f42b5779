import { useEffect } from 'react';
import type { CartState } from '@/lib/cart/cart-query';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { useLostSession } from '@/lib/session/lost-session';
import { useStoreValue } from '@/lib/state/create-store';
import { useVanishedLines } from '../hooks/use-vanished-lines';

const vanishedLinesNotice = loadOnDemand(
  async () => (await import('./vanished-lines-notice')).VanishedLinesNotice,
);

/** Names the lines that another tab has removed. A lost session has a separate notice. */
export function VanishedLines({ cart }: { cart: CartState }) {
  const [vanished, dismiss] = useVanishedLines(cart);
  const Notice = useStoreValue(vanishedLinesNotice);
  const lostSession = useLostSession();
  useEffect(() => {
    if (vanished) vanishedLinesNotice.load();
  }, [vanished]);
  return vanished && Notice && !lostSession ? <Notice {...vanished} onDismiss={dismiss} /> : null;
}
