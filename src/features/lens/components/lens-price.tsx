import { type LinePrices, listPrice } from '@/domain/pricing/price-input';
import { usePriceCopy } from '@/lib/price/use-price-copy';
import { PriceLine } from '@/ui/display/price-line';

/** Price of a lens package, with the list price when it is higher. */
export function LensPrice({ prices }: { prices: LinePrices }) {
  return <PriceLine size="sm" price={usePriceCopy({ offer: prices.offer, list: listPrice(prices) })} />;
}
