import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { leadSku } from '@/domain/catalog/lead-sku';
import { manifestQuery, modelPartNumber, productQuery } from '@/features/product/api/product-queries';
import { useProduct } from '@/features/product/api/use-product';
import { PageMeta } from '@/lib/meta/page-meta';
import { sitePaths } from '@/lib/navigation/site-paths';
import { Container } from '@/ui/layout/container';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { loadContactLens, PRODUCT_BANNER, Product } from './product';

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

/** Part number format of the contract; anything else is a 404 without a request. */
const UPC = /^[A-Za-z0-9-]{4,32}$/;

/** Loads a SKU with its model, images and banner. A model's own part number redirects to one of its colors. */
export const prepare: PageModule['prepare'] = async (location, load, loadOptional) => {
  const { site, params, search } = location;
  const upc = params.upc ?? '';
  if (!UPC.test(upc)) return { status: 404 };
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
