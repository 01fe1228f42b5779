import { lensPackagesFor } from '../seed/catalog/lenses/lens-packages-for';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { ContactLens } from '../seed/models/contact-lens';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import type { LensPackage } from '../seed/models/lens-package';
import type { TestClient, TestResponse } from './test-client';

export const CART = '/wcs/resources/store/10851/cart';
export const CART_VIEW = '/AjaxOrderItemDisplayView';

export interface Sku {
  model: FrameModel;
  color: FrameColor;
}

/** Returns the first frame of the catalog that is in stock and matches. */
export function someSku(catalog: Catalog, matches: (sku: Sku) => boolean = () => true): Sku {
  const skus = catalog.frames.flatMap((model) => model.colors.map((color) => ({ model, color })));
  return required(skus.find((sku) => sku.color.stock >= 5 && matches(sku)));
}

/** Eyeglasses that can have prescription lenses. */
export function prescriptionSku(catalog: Catalog): Sku {
  return someSku(catalog, ({ model }) => model.prescriptionReady && model.category === 'eyeglasses');
}

/** Returns the first lens package of this type that fits the frame. */
export function someLens({ model, color }: Sku, type: LensPackage['type'] = 'single-vision'): LensPackage {
  return required(lensPackagesFor(model, color).find((lens) => lens.type === type));
}

export function someBox(catalog: Catalog, kind: ContactLens['kind'] = 'sphere'): ContactLens {
  return required(catalog.contactLenses.find((lens) => lens.kind === kind));
}

/** Returns the form of the add-glasses command in the US store. */
export function glassesForm(
  { color }: Sku,
  { lens, plan, ...fields }: { lens?: LensPackage; plan?: string } & Record<string, unknown> = {},
): Record<string, string | string[]> {
  return {
    storeId: '10851',
    catalogId: '10101',
    langId: '-1',
    orderId: '.',
    frameCatentryId: color.catentryId,
    includeLens: String(lens !== undefined),
    ...(lens ? { lensCatentryId: lens.catentryId, lens: lens.upc } : {}),
    ...(plan ? { addOns: plan } : {}),
    URL: CART_VIEW,
    ...(fields as Record<string, string>),
  };
}

export function addGlassesTo(
  client: TestClient,
  sku: Sku,
  options: Parameters<typeof glassesForm>[1] = {},
): Promise<TestResponse> {
  return client.postForm('/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd', glassesForm(sku, options));
}

/** Returns the request body that adds boxes of a spherical contact lens for one eye. */
export function contactLensBody(
  lens: ContactLens,
  { eye = 'RCON', quantity = '1', power = '-2.00' }: { eye?: string; quantity?: string; power?: string } = {},
) {
  const { baseCurve, diameter } = lens.parameters;
  return {
    orderItem: [
      {
        productId: lens.catentryId,
        quantity,
        comment: eye,
        orderItemExtendAttribute: [
          { attributeName: 'POWER', attributeValue: power },
          { attributeName: 'BASE_CURVE', attributeValue: String(baseCurve[0]) },
          { attributeName: 'DIAMETER', attributeValue: String(diameter[0]) },
        ],
      },
    ],
  };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The catalog has no matching item.');
  return value;
}
