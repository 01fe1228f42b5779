import { useMemo } from 'react';
import { frameParameters } from '@/domain/product/frame-parameters';
import { FramePrice } from '@/features/lens/purchase/frame-price';
import { Purchase } from '@/features/lens/purchase/purchase';
import type { ProductView } from '@/features/product/api/product-view';
import { useSite } from '@/lib/site/site';
import { installmentProviders } from './installment-providers';

/** What the product page says about buying a frame, loaded as one chunk. */
export function ProductPurchase({ product }: { product: ProductView }) {
  const site = useSite();
  const frame = useFrame(product);
  return <Purchase frame={frame} installmentProviders={installmentProviders[site.storeId]} />;
}

/** The price beside the frame's name. */
export function ProductPrice({ product }: { product: ProductView }) {
  return <FramePrice frame={useFrame(product)} />;
}

function useFrame(product: ProductView) {
  const site = useSite();
  return useMemo(() => frameParameters(product, { site }), [product, site]);
}
