import { useState } from 'react';
import { discountBadge } from '@/domain/pricing/discount';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import { type Prices, usePriceCopy } from '@/lib/price/use-price-copy';
import { PriceLine } from '@/ui/display/price-line';
import type { LensView } from '../api/lens-view';
import { NO_SELECTION } from '../state/lens-selection-store';
import { catalogView } from './catalog-view';
import { priceDetailsOf } from './price-details-of';
import { useFrameOffer } from './use-frame-offer';

/**
 * The frame's own price: what the cart asks for the frame alone, promotion included. The catalog's price until the lens
 * service has responded, in a place that has room for a reduced price.
 */
export function FramePrice({ frame }: { frame: FrameParameters }) {
  const offer = useFrameOffer(frame.frameId);
  const [isLate] = useState(offer.state === 'loading');
  const fromCatalog = catalogView(frame);
  const price =
    (offer.state === 'ready' ? pricesOf(offer.offer.view) : undefined) ??
    (fromCatalog && pricesOf(fromCatalog));
  return (
    <span className={isLate ? 'block min-h-8' : 'block'}>
      <PriceLine size="lg" price={usePriceCopy(price)} showDiscount />
    </span>
  );
}

function pricesOf(view: LensView): Prices | undefined {
  const details = priceDetailsOf(view, NO_SELECTION);
  if (details === 'invalid') return undefined;
  const { framePrice: list, total: offer } = details.summary;
  return { offer, list, badgePercent: discountBadge(list, offer) };
}
