import { useEffect } from 'react';
import { useLatest } from '@/lib/state/use-latest';
import type { CartLineKind } from '@/lib/tracking/events';
import { track } from '@/lib/tracking/track';
import type { LineItem } from '../api/cart-view';

/** Delay of the personalization service (000 §9), in milliseconds. */
const DELAY_MS = 3000;

/** Reports the visible cart once per visit of the page: kinds and number of its lines. Not when the shopper leaves before. */
export function useCartViewEvent(lineItems: readonly LineItem[]): void {
  const latest = useLatest(lineItems);

  useEffect(() => {
    const timer = setTimeout(() => {
      const kinds = [...new Set(latest.current.map(lineKind))].sort();
      track({ name: 'cart_view', kinds, count: latest.current.length });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

function lineKind({ kind, extras }: LineItem): CartLineKind {
  if (kind === 'contact-lens') return 'contact-lenses';
  return extras.some((extra) => extra.kind === 'LENS') ? 'glasses' : 'frame';
}
