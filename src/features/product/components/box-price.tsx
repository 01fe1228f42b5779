import { Trans } from '@lingui/react/macro';
import { attributeText } from '@/domain/catalog/attributes';
import { usePriceCopy } from '@/lib/price/use-price-copy';
import { PriceLine } from '@/ui/display/price-line';
import type { ProductView } from '../api/product-view';

/** Shows the price of contact lenses, with how many of them it buys. */
export function BoxPrice({ product: { attribute, price } }: { product: ProductView }) {
  const boxSize = attributeText(attribute, 'BOX_SIZE');
  return (
    <>
      <PriceLine size="lg" price={usePriceCopy(price)} showDiscount />
      {price && boxSize ? (
        <span className="mt-1 block text-ink-soft text-sm">
          <Trans>per box of {boxSize}</Trans>
        </span>
      ) : null}
    </>
  );
}
