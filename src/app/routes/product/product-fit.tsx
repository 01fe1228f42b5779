import type { Messages } from '@lingui/core';
import { type ReactNode, useMemo } from 'react';
import { readPrescriptionLimits } from '@/domain/catalog/prescription-limits';
import { OwnFrameFit, preloadFrameFit } from '@/features/prescription/components/own-frame-fit';
import type { ProductView } from '@/features/product/api/product-view';
import { lensPanelVisibility } from '@/lib/lens/lens-panel-visibility';
import { storedPrescription } from '@/lib/prescription/stored-prescription';
import type { Query } from '@/lib/queries/query';
import { useStoreValue } from '@/lib/state/create-store';
import { usePageLocation } from '../../navigation/page-location';
import type { PageLocation } from '../../page';
import { messagesQuery, WithMessages } from '../shared/lazy-messages';

const CATALOG = 'prescription';
const withMessages = (fit: ReactNode) => <WithMessages catalog={CATALOG}>{fit}</WithMessages>;

/** Whether a frame fits the shopper's prescription. Without one it renders and loads nothing. */
export function ProductFit({ product: { kind, attribute } }: { product: ProductView }) {
  const { prescription } = usePageLocation();
  const isCovered = useStoreValue(lensPanelVisibility);
  const limits = useMemo(() => readPrescriptionLimits(attribute), [attribute]);
  return (
    <OwnFrameFit
      searchType={kind === 'sunglasses' ? kind : 'eyeglasses'}
      limits={limits}
      serverCookie={prescription}
      renderWithMessages={withMessages}
      isCovered={isCovered}
    />
  );
}

/** Loads `ProductFit` with all of its code, so that a click replayed after hydration finds it. */
export async function loadProductFit(): Promise<typeof ProductFit> {
  if (storedPrescription.read()) await preloadFrameFit();
  return ProductFit;
}

/** The query of the fit's messages; undefined when no prescription is stored. */
export async function productFitQuery({
  site,
  prescription,
}: PageLocation): Promise<Query<Messages> | undefined> {
  if (!prescription && !storedPrescription.read()) return undefined;
  await preloadFrameFit();
  return messagesQuery(site.languageTag, CATALOG);
}
