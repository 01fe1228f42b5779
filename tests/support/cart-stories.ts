import { lensPackagesFor } from '@sandbox/seed/catalogue/lenses/lens-packages-for';
import { findSku } from '@sandbox/state/find-sku';
import { addGlassesTo, boxAddition, CART, someBox } from '@sandbox/testing/carts';
import type { StoryServer } from './story-server';

/** The cart page of the US store, in English. */
export const CART_PAGE = '/AjaxOrderItemDisplayView?storeId=10851&catalogId=10101&langId=-1';

/** Polygon in black: 280.00 without a promotion. */
const POLYGON = '3170141';
/** Of single-vision lenses, in cents. */
const LENS_PRICE = 9995;
/** A protection plan of one year: 29.00. */
const PLAN = '4500001';

/** The shopper adds Polygon with single-vision lenses of 99.95 and the plan: 408.95 in all. */
export async function addPolygon({ shopper, sandbox }: StoryServer): Promise<void> {
  const sku = findSku(sandbox.sandbox.context.catalogue, POLYGON);
  const lens =
    sku &&
    lensPackagesFor(sku.model, sku.colour).find(
      ({ type, price }) => type === 'single-vision' && price.USD.list === LENS_PRICE,
    );
  if (!sku || !lens) throw new Error('The catalogue has no such glasses.');
  await addGlassesTo(shopper, sku, { lens, plan: PLAN });
}

/** The shopper adds a box of contact lenses. */
export async function addBox({ shopper, sandbox }: StoryServer): Promise<void> {
  await shopper.postJson(CART, boxAddition(someBox(sandbox.sandbox.context.catalogue)));
}

/** A guest with Polygon in the cart. */
export const withPolygon = { as: 'guest', before: addPolygon } as const;
