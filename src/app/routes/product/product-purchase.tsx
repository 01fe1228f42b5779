import { lazy, Suspense, useMemo } from 'react';
import { readLensFrame } from '@/domain/lens/lens-frame';
import { type FrameParameters, frameParameters } from '@/domain/product/frame-parameters';
import { InsuranceToggle } from '@/features/insurance/toggle/insurance-toggle';
import { frameOfferQuery } from '@/features/lens/purchase/frame-offer-query';
import { FramePrice, useFramePrice } from '@/features/lens/purchase/frame-price';
import { Purchase } from '@/features/lens/purchase/purchase';
import { useFrameOffer } from '@/features/lens/purchase/use-frame-offer';
import type { ProductView } from '@/features/product/api/product-view';
import {
  ProductStructuredData,
  type ProductStructuredDataProps,
} from '@/features/product/components/product-structured-data';
import { useCurrentOrderId } from '@/lib/cart/cart-summary';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { installmentProviders } from '@/lib/payment/payment-methods';
import { useSite } from '@/lib/site/site';
import { usePageLocation } from '../../navigation/page-location';
import type { PageLocation } from '../../page';
import { loadLensPanel } from '../shared/lens-panel-code';
import { readPurchaseQuery } from './purchase-query';

const PriceRequest = lazy(async () => {
  const module = await import('@/features/product/components/price-request');
  return { default: module.PriceRequest };
});

/** What the product page says about buying a frame, loaded as one chunk. */
export function ProductPurchase({ product }: { product: ProductView }) {
  const site = useSite();
  const frame = useFrameParameters(product);
  const { perkCode, tah } = readPurchaseQuery(usePageLocation().search);
  const isInsured = useInsuranceStatus() === 'on';
  const lensFrame = useMemo(() => readLensFrame(product.upc, product.attribute), [product]);
  return (
    <Purchase
      {...{ frame, lensFrame, perkCode, tah, isInsured }}
      loadPanel={loadLensPanel}
      installmentProviders={installmentProviders(site.storeId)}
      renderInsurance={(state) => <InsuranceToggle {...state} perkCode={perkCode} />}
      priceRequest={
        <Suspense fallback={null}>
          <PriceRequest product={product} />
        </Suspense>
      }
    />
  );
}

/** The price beside the frame's name. */
export function ProductPrice({ product }: { product: ProductView }) {
  const { perkCode } = readPurchaseQuery(usePageLocation().search);
  return <FramePrice frame={useFrameParameters(product)} perkCode={perkCode} />;
}

/** Structured data of a frame, with the price that the page shows. */
export function FrameStructuredData({
  product,
  shots,
}: Pick<ProductStructuredDataProps, 'product' | 'shots'>) {
  const { perkCode } = readPurchaseQuery(usePageLocation().search);
  const { price } = useFramePrice(useFrameParameters(product), perkCode);
  return <ProductStructuredData {...{ product, shots }} offerPrice={price?.offer} />;
}

/** The query of both; in this file so that they load as one chunk. */
export function productOfferQuery({ site, search }: PageLocation, frameId: string) {
  return frameOfferQuery(site, frameId, readPurchaseQuery(search).perkCode);
}

/** The page parameters of a frame (000 §3), from the catalog, the lens service and the cart. */
function useFrameParameters(product: ProductView): FrameParameters {
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
