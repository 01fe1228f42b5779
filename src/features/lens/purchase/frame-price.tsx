import { useState } from 'react';
import { discountBadge } from '@/domain/pricing/discount';
import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import { frameQuote } from '@/lib/insurance/frame-quote';
import { type Prices, usePriceCopy } from '@/lib/price/use-price-copy';
import { useStoreValue } from '@/lib/state/create-store';
import { PriceLine } from '@/ui/display/price-line';
import type { LensView } from '../api/lens-view';
import { catalogView } from './catalog-view';
import { priceDetailsOf } from './price-details-of';
import { useFrameOffer } from './use-frame-offer';

export interface FramePriceProps {
  frame: FrameParameters;
  perkCode?: string | undefined;
}

/**
 * Shows the price of the frame alone as the cart charges it, with its promotion or insurance. Shows the catalog's price until
 * the lens service has responded, and reserves room for a reduced price.
 */
export function FramePrice({ frame, perkCode }: FramePriceProps) {
  const quoted = useStoreValue(frameQuote);
  const insurance = quoted?.upc === frame.framePartNumber ? quoted.quote : undefined;
  const { price, isLoading } = useFramePrice(frame, perkCode, insurance);
  const [wasLoading] = useState(isLoading);
  return (
    <span className={wasLoading ? 'block min-h-8' : 'block'}>
      <PriceLine size="lg" price={usePriceCopy(price)} showDiscount />
    </span>
  );
}

/** Returns the prices of the frame alone; undefined for a price on request. */
export function useFramePrice(
  frame: FrameParameters,
  perkCode: string | undefined,
  insurance?: InsuranceQuote,
): { price: Prices | undefined; isLoading: boolean } {
  const offer = useFrameOffer(frame.frameId, perkCode);
  const view = offer.state === 'ready' ? offer.offer.view : catalogView(frame);
  return { price: pricesOf({ ...view, insurance }, frame), isLoading: offer.state === 'loading' };
}

/** Returns the prices; undefined for a price on request. Falls back to the catalog's price if the response is not usable. */
function pricesOf(view: LensView, frame: FrameParameters): Prices | undefined {
  const details = priceDetailsOf(view, {});
  if (details === 'invalid') return catalogPrices(frame);
  if (!details) return undefined;
  const { framePrice: list, total: offer, insuranceSaving } = details.summary;
  // A badge only advertises savings for everybody.
  return { offer, list, badgePercent: insuranceSaving > 0 ? 0 : discountBadge(list, offer) };
}

function catalogPrices({ frameOfferPrice: offer, frameListPrice }: FrameParameters): Prices | undefined {
  if (offer === undefined) return undefined;
  const list = frameListPrice ?? offer;
  return { offer, list, badgePercent: discountBadge(list, offer) };
}
