import { positiveNumber } from '@/domain/catalog/attributes';
import type { ProductView } from '@/features/product/api/product-view';
import { TryOnButton } from '@/lib/try-on/try-on-button';
import { buttonClass } from '@/ui/actions/button-class';
import { tryOn } from '../shared/try-on';

/** The try-on of a frame in any of its colors. */
export function ProductTryOn({ product }: { product: ProductView }) {
  const { upc, brand, name, colors, attribute } = product;
  const width = positiveNumber(attribute, 'TOTAL_WIDTH');
  if (!width) return null;
  return (
    <TryOnButton
      frame={{ upc, name: `${brand} ${name}`, width, colors }}
      upcs={[upc]}
      source={tryOn}
      className={buttonClass({ variant: 'secondary' }, 'mt-4 noscript:hidden')}
    />
  );
}
