import { useFindProductsByPartNumbers } from '@generated/catalog/catalog';
import { useMemo } from 'react';
import { useSite } from '@/lib/site/site';
import { modelPartNumber, productQueryArgs } from './product-queries';
import type { ProductView } from './product-view';
import { toProductView } from './to-product-view';

export type ProductState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'missing' }
  | { state: 'ready'; product: ProductView };

/**
 * Returns a product by UPC, with the colors of its model. Until the model has loaded, or if it fails, the product has one
 * color.
 */
export function useProduct(upc: string): ProductState {
  const site = useSite();
  const productResult = useFindProductsByPartNumbers(...productQueryArgs(site, upc));
  const catentry = productResult.data?.catalogEntryView[0];
  const modelNumber = catentry && modelPartNumber(catentry);
  const modelResult = useFindProductsByPartNumbers(...productQueryArgs(site, modelNumber ?? ''), {
    swr: { enabled: modelNumber !== undefined },
  });
  const modelCatentry = modelResult.data?.catalogEntryView[0];
  // Memoized: a new object would hydrate the deferred sections of the page.
  const product = useMemo(
    () => catentry && toProductView(catentry, modelCatentry),
    [catentry, modelCatentry],
  );
  if (product) return { state: 'ready', product };
  if (productResult.data) return { state: 'missing' };
  return productResult.error
    ? { state: 'failed', retry: () => void productResult.mutate() }
    : { state: 'loading' };
}
