import { expect } from '@playwright/test';
import { POLYGON } from './polygon';
import type { Shopper } from './shopper';

/** −5.00 and −5.25 with an addition of +2.00, both distances known. */
export const PROGRESSIVE_PRESCRIPTION = {
  prescriptionType: 'MF',
  prescriptionOrigin: 'MANUAL',
  prescriptionOriginMode: 'rxcPrescription',
  rightSphere: '-5.00',
  leftSphere: '-5.25',
  rightAdd: '+2.00',
  leftAdd: '+2.00',
  rPDistance: '31',
  lPDistance: '31.5',
  prismEnable: false,
  issueDate: '2026-03-04T00:00:00Z',
  isSpeedyRXEligible: false,
} as const;

interface LensCriteria {
  type: string;
  materialCode: string;
}

/**
 * Adds Polygon with clear lenses of this kind and the one-year plan through the API, and their prescription. A shopper
 * without a cart becomes a guest.
 */
export async function addPair(
  { page, site }: Shopper,
  criteria: LensCriteria,
  prescription?: Record<string, unknown>,
): Promise<void> {
  const { storeId, catalogId, languageId } = site;
  const cookies = await page.context().cookies();
  if (!cookies.some(({ name }) => name.startsWith('WC_USERACTIVITY'))) {
    await page.request.post(
      `/wcs/resources/store/${storeId}/guestidentity?langId=${languageId}&updateCookies=true`,
      { data: {} },
    );
  }
  const lenses = await page.request.get(
    `/wcs/resources/store/${storeId}/catalog/${catalogId}/rxc/frameId/${POLYGON.id}/lenses?langId=${languageId}`,
  );
  const { packages, warranties } = (await lenses.json()).data;
  const lens = packages.find(
    (candidate: LensCriteria & { treatmentFamily: string }) =>
      candidate.type === criteria.type &&
      candidate.materialCode === criteria.materialCode &&
      candidate.treatmentFamily === 'clear',
  );
  const added = await page.request.post('/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd', {
    form: {
      storeId,
      catalogId,
      langId: languageId,
      orderId: '.',
      frameCatentryId: POLYGON.id,
      lensCatentryId: lens.catEntryId,
      lens: lens.upc,
      addOns: warranties[0].id,
      includeLens: 'true',
      URL: '/AjaxOrderItemDisplayView',
    },
  });
  const { orderItemId } = await added.json();
  expect(orderItemId, 'the lines of the pair').toHaveLength(3);
  if (!prescription) return;
  const saved = await page.request.post(
    `/wcs/resources/store/${storeId}/rxc/prescription/insert/${orderItemId[0]}`,
    { data: prescription },
  );
  expect(saved.ok(), 'the prescription was saved').toBe(true);
}
