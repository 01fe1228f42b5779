import { useMemo } from 'react';
import { positiveNumber } from '@/domain/catalog/attributes';
import type { ProductView } from '@/features/product/api/product-view';
import { ProductCardSkeleton } from '@/features/product-card/components/product-card-skeleton';
import type { ComparedFrame } from '@/features/related/api/similar-frames';
import { RelatedFrames } from '@/features/related/components/related-frames';
import { SavableTile } from '../shared/savable-tile';

/** Similar and recently seen frames, as tiles. */
export function ProductRelated({ product }: { product: ProductView }) {
  const frame = useMemo(() => toComparedFrame(product), [product]);
  return (
    <RelatedFrames
      upc={product.upc}
      frame={frame}
      renderTile={(tile) => <SavableTile product={tile} />}
      placeholder={<ProductCardSkeleton />}
    />
  );
}

function toComparedFrame({ kind, upc, attribute, price }: ProductView): ComparedFrame | undefined {
  const shape = attribute('FRAME_SHAPE')?.values[0];
  const totalWidth = positiveNumber(attribute, 'TOTAL_WIDTH');
  if (kind === 'contact-lenses' || !shape?.identifier || !totalWidth) return undefined;
  return { upc, kind, shape: shape.identifier, totalWidth, price: price?.offer };
}
