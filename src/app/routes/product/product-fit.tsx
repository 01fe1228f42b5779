import { lazy, useState } from 'react';
import { useStoredPrescription } from '@/features/prescription-fit/hooks/use-stored-prescription';
import type { ProductView } from '@/features/product/api/product-view';
import { storedPrescription } from '@/lib/prescription/stored-prescription';
import { usePageLocation } from '../../navigation/page-location';

const FIT_ID = 'prescription-fit';

const load = () => import('./product-fit-block');
const LazyBlock = lazy(async () => ({ default: (await load()).ProductFitBlock }));
let preloadedBlock: Awaited<ReturnType<typeof load>>['ProductFitBlock'] | undefined;

/** Preloads the block, so that it renders with the page. */
export async function preloadFitBlock(): Promise<void> {
  preloadedBlock = (await load()).ProductFitBlock;
}

/** Whether a frame fits the shopper's prescription. Without one it renders and loads nothing. */
export function ProductFit({ product }: { product: ProductView }) {
  const prescription = useStoredPrescription(FIT_ID, usePageLocation().prescription);
  const [Block] = useState(() => preloadedBlock ?? LazyBlock);
  const [wasShown, setWasShown] = useState(false);
  if (prescription && !wasShown) setWasShown(true);
  return prescription || wasShown ? <Block id={FIT_ID} {...{ product, prescription }} /> : null;
}

/** Loads `ProductFit` with its block, so that a click replayed after hydration finds both. */
export async function loadProductFit(): Promise<typeof ProductFit> {
  if (storedPrescription.read()) await preloadFitBlock();
  return ProductFit;
}
