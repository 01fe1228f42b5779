import { useEffect } from 'react';
import type { CartState } from '@/lib/cart/cart-query';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { useLostSession } from '@/lib/session/lost-session';
import { useStoreValue } from '@/lib/state/create-store';
import { useVanishedLines } from '../hooks/use-vanished-lines';

const vanishedLinesNotice = loadOnDemand(
  async () => (await import('./vanished-lines-notice')).VanishedLinesNotice,
);

/** The notice about lines that another tab has removed. A lost session has a notice of its own. */
export function VanishedLines({ cart }: { cart: CartState }) {
  const { names, dismiss } = useVanishedLines(cart);
  const Notice = useStoreValue(vanishedLinesNotice);
  const lostSession = useLostSession();
  const hasNames = names.length > 0;
  useEffect(() => {
    if (hasNames) vanishedLinesNotice.load();
  }, [hasNames]);
  return hasNames && Notice && !lostSession ? <Notice names={names} onDismiss={dismiss} /> : null;
}
