import { useMemo } from 'react';
import { type FrameParameters, frameParameters } from '@/domain/product/frame-parameters';
import { useFrameOffer } from '@/features/lens/purchase/use-frame-offer';
import type { ProductView } from '@/features/product/api/product-view';
import { useCurrentOrderId } from '@/lib/cart/cart-summary';
import { useSite } from '@/lib/site/site';
import { usePageLocation } from '../../navigation/page-location';
import { readPurchaseQuery } from './purchase-query';

/** The page parameters of a frame (000 §3), from the catalog, the lens service and the cart. */
export function useFrameParameters(product: ProductView): FrameParameters {
  const site = useSite();
  const { perkCode } = readPurchaseQuery(usePageLocation().search);
  const offer = useFrameOffer(product.id, perkCode);
  const frameOnlyLensUPC = offer.state === 'ready' ? offer.offer.frameOnlyLensUPC : undefined;
  const orderId = useCurrentOrderId();
  return useMemo(
    () => frameParameters(product, { site, frameOnlyLensUPC, orderId }),
    [product, site, frameOnlyLensUPC, orderId],
  );
}
