import { UpcRegExp } from '@generated/catalog/catalog.limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { leadSku } from '@/domain/catalog/lead-sku';
import { manifestQuery, modelPartNumber, productQuery } from '@/features/product/api/product-queries';
import type { ProductView } from '@/features/product/api/product-view';
import { useGallery } from '@/features/product/api/use-gallery';
import { useProduct } from '@/features/product/api/use-product';
import { FrameProduct } from '@/features/product/components/frame-product';
import { ProductMeta } from '@/features/product/components/product-meta';
import { SaveButton } from '@/features/wishlist/components/save-button';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { usePreloadFrameLenses } from '@/lib/lens/use-frame-lenses';
import { PageMeta } from '@/lib/meta/page-meta';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { loadLensPanel } from '../shared/lens-panel-code';
import { readPurchaseQuery } from './purchase-query';

// Lazy, since most product pages show one that exists.
const ProductSkeleton = lazy(async () => {
  const module = await import('@/features/product/components/product-skeleton');
  return { default: module.ProductSkeleton };
});
const ProductFailure = lazy(async () => {
  const module = await import('@/features/product/components/product-failure');
  return { default: module.ProductFailure };
});
const ProductMissing = lazy(async () => {
  const module = await import('@/features/product/components/product-not-found');
  return { default: module.ProductNotFound };
});

/** Loads a SKU with its model, images and banner. A model's own part number redirects to one of its colors. */
export const prepare: PageModule['prepare'] = async (location, load, loadOptional) => {
  const { site, params, search } = location;
  const upc = params.upc ?? '';
  if (!UpcRegExp.test(upc)) return { status: 404 };
  // In parallel, since images depend on the UPC only. A model's part number contains a letter and has no images.
  const imagesLoading = /[A-Za-z]/.test(upc) ? undefined : load(manifestQuery(upc));
  const [response] = await Promise.all([load(productQuery(site, upc)), imagesLoading]);
  if (!response) return { status: 503 };
  const product = response.catalogEntryView[0];
  if (!product) return { status: 404 };
  const colorUpc = leadSku(product);
  if (colorUpc) return { redirect: sitePaths.product(site, colorUpc) };
  const model = modelPartNumber(product);
  loadOptional(async () => {
    const { pageEspotQuery } = await import('../shared/page-espot');
    return pageEspotQuery(site, { name: PRODUCT_BANNER, productId: product.uniqueID }, search);
  });
  if (model) {
    loadOptional(async () => (await import('@/lib/try-on/try-on-query')).tryOnQuery([upc]));
    // The price of the frame alone needs its promotion, which only the lens service has.
    loadOptional(async () => {
      const { productOfferQuery } = await import('./product-purchase');
      return productOfferQuery(location, product.uniqueID);
    });
  }
  // Frames have a model, contact lenses do not.
  await Promise.all(
    model
      ? [
          load(productQuery(site, model)),
          load(async () => (await import('./product-fit')).productFitQuery(location)),
        ]
      : [
          load(async () => (await loadContactLens()).combinationsQuery(location, product.uniqueID)),
          load(async () => (await loadContactLens()).orderMessagesQuery(location)),
        ],
  );
  return undefined;
};

/** The purchase buttons, and the lens panel. */
export const loadMain: PageModule['loadMain'] = ({ site }) =>
  Promise.all([import('./product-purchase'), loadLensPanel(site.languageTag)]);

/** The product page (000 §2): a frame in one of its colors, or a contact lens. */
export function Page() {
  const { params } = usePageLocation();
  const result = useProduct(params.upc ?? '');
  const { t } = useLingui();
  return (
    <Container className="pt-2 pb-16 lg:pb-24">
      {result.state === 'ready' ? <Product product={result.product} /> : <PageMeta title={t`Product`} />}
      {result.state === 'loading' ? (
        <>
          <h1 className="sr-only">
            <Trans>Product</Trans>
          </h1>
          <Suspense fallback={null}>
            <ProductSkeleton />
          </Suspense>
        </>
      ) : null}
      <Suspense fallback={null}>
        {result.state === 'missing' ? <ProductMissing /> : null}
        {result.state === 'failed' ? <ProductFailure retry={result.retry} /> : null}
      </Suspense>
    </Container>
  );
}

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
const loadContactLens = () => import('./contact-lens-page');
const ContactLensPage = lazy(async () => ({ default: (await loadContactLens()).ContactLensPage }));

/** The espot of the product banner, the same for everyone. */
const PRODUCT_BANNER = 'Product_Banner';

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
function Product({ product }: { product: ProductView }) {
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
