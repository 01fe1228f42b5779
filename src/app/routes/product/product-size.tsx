import type { ProductView } from '@/features/product/api/product-view';
import { SizeBlock } from '@/features/product/components/size-block';
import { sizeHelper } from '../shared/size-helper';

/** The frame's measurements against the shopper's size. */
export function ProductSize({ product }: { product: ProductView }) {
  return <SizeBlock product={product} helper={sizeHelper} />;
}
