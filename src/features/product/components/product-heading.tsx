import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { usePriceCopy } from '@/lib/price/use-price-copy';
import { useSite } from '@/lib/site/site';
import { ChangingText } from '@/ui/display/changing-text';
import { PriceLine } from '@/ui/display/price-line';
import { Heading } from '@/ui/layout/heading';
import type { ProductView } from '../api/product-view';

export interface ProductHeadingProps {
  product: ProductView;
  /** Slot: the price, if it is not the catalog's. */
  price?: ReactNode;
}

/** Renders the brand, name, summary and price. */
export function ProductHeading({ product, price }: ProductHeadingProps) {
  const { brand, name, summary, promotion, kind } = product;
  const catalogPrice = usePriceCopy(product.price);
  const isInsured = useInsuranceStatus() === 'on' && kind !== 'contact-lenses';
  return (
    <div>
      <p className="text-ink-soft">{brand}</p>
      <Heading level={1} size="lg" className="mt-1">
        {name}
      </Heading>
      {summary ? <p className="mt-2 text-ink-soft">{summary}</p> : null}
      <p className="mt-4">{price ?? <PriceLine size="lg" price={catalogPrice} showDiscount />}</p>
      {/* What is on offer without insurance is not what this shopper pays. */}
      {isInsured ? null : (
        <>
          <PriceWithLenses product={product} />
          {promotion ? <p className="mt-2 text-accent text-sm">{promotion}</p> : null}
        </>
      )}
    </div>
  );
}

/** Shows the lowest price of a complete pair. */
function PriceWithLenses({ product }: { product: ProductView }) {
  const { locale } = useSite();
  if (!product.price || product.priceWithLenses === undefined) return null;
  const price = formatMoney(product.priceWithLenses, locale);
  return (
    <p className="mt-1 text-ink-soft text-sm">
      <ChangingText>
        <Trans>With lenses from {price}</Trans>
      </ChangingText>
    </p>
  );
}
