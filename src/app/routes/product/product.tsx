import { lazy } from 'react';
import type { ProductView } from '@/features/product/api/product-view';
import { useGallery } from '@/features/product/api/use-gallery';
import { FrameProduct } from '@/features/product/components/frame-product';
import { ProductMeta } from '@/features/product/components/product-meta';
import { SaveButton } from '@/features/wishlist/components/save-button';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { usePreloadFrameLenses } from '@/lib/lens/use-frame-lenses';
import { useSite } from '@/lib/site/site';
import { usePageLocation } from '../../navigation/page-location';
import { loadLensPanel } from '../shared/lens-panel-code';
import { readPurchaseQuery } from './purchase-query';

const ProductBreadcrumbs = deferHydration(
  async () => (await import('@/features/product/components/product-breadcrumbs')).ProductBreadcrumbs,
);

const ProductPurchase = deferHydration(
  async () => (await import('./product-purchase')).ProductPurchase,
  true,
);
const FrameStructuredData = deferHydration(
  async () => (await import('./product-purchase')).FrameStructuredData,
);
const ProductStructuredData = deferHydration(
  async () => (await import('@/features/product/components/product-structured-data')).ProductStructuredData,
);
const ProductPrice = deferHydration(async () => (await import('./product-purchase')).ProductPrice);
const ProductSize = deferHydration(async () => (await import('./product-size')).ProductSize, true);
const ProductRelated = deferHydration(async () => (await import('./product-related')).ProductRelated);
const ProductFit = deferHydration(async () => (await import('./product-fit')).loadProductFit());
const ProductTryOn = deferHydration(async () => (await import('./product-try-on')).ProductTryOn);
const BackToRecommendations = deferHydration(
  async () => (await import('./back-to-recommendations')).BackToRecommendations,
);
const PageEspot = deferHydration(async () => (await import('../shared/page-espot')).PageEspot);

// Lazy, since most product pages show a frame.
export const loadContactLens = () => import('./contact-lens-page');
const ContactLensPage = lazy(async () => ({ default: (await loadContactLens()).ContactLensPage }));

/** The espot of the product banner, the same for everyone. */
export const PRODUCT_BANNER = 'Product_Banner';

/** Returns what loads the lens panel and the lenses of a frame: beside the code of its button, for a tap that is early. */
function usePrepareLenses({ id, prescriptionReady }: ProductView): () => Promise<unknown> {
  const { languageTag } = useSite();
  const { perkCode } = readPurchaseQuery(usePageLocation().search);
  const preloadLenses = usePreloadFrameLenses(id, perkCode);
  return async () => {
    if (prescriptionReady) await Promise.all([loadLensPanel(languageTag), preloadLenses()]);
  };
}

/** A frame or a contact lens, once it has loaded. */
export function Product({ product }: { product: ProductView }) {
  const shots = useGallery(product);
  const isRecommended = usePageLocation().search.get('ref') === 'frameAdvisor';
  const { id, kind, name } = product;
  const prepareLenses = usePrepareLenses(product);
  const banner = <PageEspot name={PRODUCT_BANNER} productId={id} spaceClassName="min-h-17" />;
  return (
    <>
      <ProductMeta
        product={product}
        structuredData={
          kind === 'contact-lenses' ? (
            <ProductStructuredData {...{ product, shots }} />
          ) : (
            <FrameStructuredData {...{ product, shots }} />
          )
        }
      />
      <HydrationSection whenIdle>
        <ProductBreadcrumbs product={product} />
        {isRecommended ? <BackToRecommendations /> : null}
      </HydrationSection>
      <div className="mt-1 lg:mt-4">
        {kind === 'contact-lenses' ? (
          <ContactLensPage {...{ product, banner }} />
        ) : (
          <>
            <FrameProduct
              {...{ product, shots, banner }}
              price={<ProductPrice product={product} />}
              purchase={<ProductPurchase product={product} />}
              onPurchaseIntent={prepareLenses}
              prescriptionFit={<ProductFit product={product} />}
              tryOn={<ProductTryOn product={product} />}
              size={<ProductSize product={product} />}
              aside={<SaveButton {...{ id, kind, name }} />}
            />
            <HydrationSection whenIdle className="mt-16 lg:mt-24">
              <ProductRelated product={product} />
            </HydrationSection>
          </>
        )}
      </div>
    </>
  );
}
