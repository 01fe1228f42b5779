import { usePriceCopy } from '@/lib/price/use-price-copy';
import { PriceLine } from '@/ui/display/price-line';
import { Heading } from '@/ui/layout/heading';
import type { ProductView } from '../api/product-view';

/** Brand, name, summary and price. */
export function ProductHeading({ product }: { product: ProductView }) {
  const { brand, name, summary, price, promotion } = product;
  return (
    <div>
      <p className="text-ink-soft">{brand}</p>
      <Heading level={1} size="lg" className="mt-1">
        {name}
      </Heading>
      {summary ? <p className="mt-2 text-ink-soft">{summary}</p> : null}
      <p className="mt-4">
        <PriceLine size="lg" price={usePriceCopy(price)} showDiscount />
      </p>
      {promotion ? <p className="mt-2 text-accent text-sm">{promotion}</p> : null}
    </div>
  );
}
