import { lensPackagesFor } from '@sandbox/seed/catalog/lenses/lens-packages-for';
import { findSku } from '@sandbox/state/find-sku';
import { addGlassesTo, CART, contactLensBody, someBox } from '@sandbox/testing/carts';
import type { TestServer } from './test-server';

/** The cart page of the US store, in English. */
export const CART_PAGE = '/AjaxOrderItemDisplayView?storeId=10851&catalogId=10101&langId=-1';

/** Black Polygon frame: 280.00 without a promotion. */
const POLYGON = '3170141';
/** Price of single-vision lenses, in cents. */
const LENS_PRICE = 9995;
/** One-year protection plan: 29.00. */
const PLAN = '4500001';

/** Adds Polygon with single-vision lenses (99.95) and the plan: 408.95 in total. */
export function addPolygon(server: TestServer): Promise<void> {
  return addPair(server, ({ type, price }) => type === 'single-vision' && price.USD.list === LENS_PRICE);
}

/** Adds Polygon with ready readers and the plan. */
export function addReaders(server: TestServer): Promise<void> {
  return addPair(server, ({ type }) => type === 'readers');
}

async function addPair(
  { shopper, sandbox }: TestServer,
  isMatch: (lens: ReturnType<typeof lensPackagesFor>[number]) => boolean,
): Promise<void> {
  const sku = findSku(sandbox.sandbox.context.catalog, POLYGON);
  const lens = sku && lensPackagesFor(sku.model, sku.color).find(isMatch);
  if (!sku || !lens) throw new Error('The catalog does not have these glasses.');
  await addGlassesTo(shopper, sku, { lens, plan: PLAN });
}

/** Adds a box of contact lenses. */
export async function addBox({ shopper, sandbox }: TestServer): Promise<void> {
  await shopper.postJson(CART, contactLensBody(someBox(sandbox.sandbox.context.catalog)));
}

/** A guest with Polygon in the cart. */
export const withPolygon = { as: 'guest', before: addPolygon } as const;
