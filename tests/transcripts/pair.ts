import { lensPackagesFor } from '@sandbox/seed/catalog/lenses/lens-packages-for';
import { findSku } from '@sandbox/state/find-sku';
import { addGlassesTo } from '@sandbox/testing/carts';
import { LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { POLYGON } from '../e2e/support/polygon';
import { testServer } from '../support/test-server';

const PLAN = '4500001';

export const addressIn = {
  us: { street: '12 Elm St', city: 'Mason', region: 'OH', postalCode: '45040' },
  ca: { street: '12, rue Saint-Jean', city: 'Québec', region: 'QC', postalCode: 'G1K 3B5' },
} as const;

/** Adds Polygon with clear single-vision lenses and the one-year plan to the cart of the locale's store. */
export async function addPair(locale: LocaleCode): Promise<void> {
  const { storeId, catalogId, languageId } = LOCALES[locale];
  const { shopper, sandbox } = testServer();
  const sku = findSku(sandbox.sandbox.context.catalog, POLYGON.id);
  const lens = sku && lensPackagesFor(sku.model, sku.color).find(({ type }) => type === 'single-vision');
  if (!sku || !lens) throw new Error('The catalog does not have these glasses.');
  const added = await addGlassesTo(shopper, sku, {
    lens,
    plan: PLAN,
    storeId,
    catalogId,
    langId: languageId,
  });
  if (added.status !== 200) throw new Error(`Not added: ${added.status}`);
}

/** Orders the cart of the locale's store through the API. @returns the order's id. */
export async function orderPair(locale: LocaleCode): Promise<string> {
  await addPair(locale);
  const { storeId, country } = LOCALES[locale];
  const cart = `/wcs/resources/store/${storeId}/cart/@self`;
  const { shopper } = testServer();
  const { street, city, region, postalCode } = addressIn[country];
  await shopper.putJson(`${cart}/shipping_info`, {
    x_address: {
      firstName: 'Ana',
      lastName: 'Diaz',
      email1: 'ana@example.com',
      addressLine: [street],
      city,
      state: region,
      country: country.toUpperCase(),
      zipCode: postalCode,
    },
  });
  const card = { payMethodId: 'VISA', account: '4111111111111111', expire_month: '09', expire_year: '2031' };
  await shopper.postJson(`${cart}/payment_instruction`, { piAmount: '1.00', cc_cvc: '737', ...card });
  const { orderId, grandTotal, x_orderVersion } = (await shopper.get(cart)).body;
  const placed = await shopper.postJson(`${cart}/checkout`, {
    orderId,
    x_agreedTotal: grandTotal,
    x_orderVersion,
    x_requestId: crypto.randomUUID(),
  });
  if (placed.status >= 300) throw new Error(`Not placed: ${JSON.stringify(placed.body)}`);
  return orderId;
}
