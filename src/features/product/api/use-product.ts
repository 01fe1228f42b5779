import { useFindProductsByPartNumbers } from '@generated/catalog/catalog';
import { useMemo } from 'react';
import { useStore } from '@/platform/store/store';
import { modelPartNumber, productCall } from './product-reads';
import type { ProductView } from './product-view';
import { toProductView } from './to-product-view';

export type ProductState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'missing' }
  | { state: 'ready'; product: ProductView };

/**
 * A product by its UPC, with the colours of its model. The product is shown also while its model is not known, or cannot
 * be read: it then has one colour.
 */
export function useProduct(upc: string): ProductState {
  const store = useStore();
  const own = useFindProductsByPartNumbers(...productCall(store, upc));
  const entry = own.data?.catalogEntryView[0];
  const modelNumber = entry && modelPartNumber(entry);
  const model = useFindProductsByPartNumbers(...productCall(store, modelNumber ?? ''), {
    swr: { enabled: modelNumber !== undefined },
  });
  const modelEntry = model.data?.catalogEntryView[0];
  // The same as long as nothing in it changes: parts of the page that rest are woken by another.
  const product = useMemo(() => entry && toProductView(entry, modelEntry), [entry, modelEntry]);
  if (product) return { state: 'ready', product };
  if (own.data) return { state: 'missing' };
  return own.error ? { state: 'failed', retry: () => void own.mutate() } : { state: 'loading' };
}
