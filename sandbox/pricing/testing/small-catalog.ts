import { type PromotionTerms, toPromotion } from '../../seed/catalog/frames/promotion-detail';
import { type Catalog, seedCatalog } from '../../seed/catalog/seed-catalog';
import type { FrameModel } from '../../seed/models/frame';
import type { LensPackage } from '../../seed/models/lens-package';
import type { Order, OrderItem } from '../../state/order';

const seeded = seedCatalog();

/**
 * Returns a catalog with round prices, to calculate totals by hand: frames of 180.00, offered at 153.00 (in Canada 240.00 and
 * 204.00), one for each promotion; a single-vision lens of 120.00, offered at 96.00, a progressive one of 260.00, offered at
 * 220.00, and one without prescription at 50.00; contact lenses at 37.79 a box; a protection plan at 29.00.
 */
export function smallCatalog(): Catalog {
  return {
    ...seeded,
    frames: [
      frame('plain'),
      frame('aeo', { type: 'AEO', percentOffPair: 40, percentOffFrame: 20 }),
      frame('bom', { type: 'BOM', percentOffFrame: 25 }),
      frame('gvp', { type: 'GVP', basePrice: { USD: 19900, CAD: 25900 } }),
    ],
    lensPackages: [
      lens('single-vision', { list: 12000, offer: 9600 }),
      lens('progressive', { list: 26000, offer: 22000 }),
      lens('non-prescription', { list: 5000, offer: 5000 }),
    ],
    contactLenses: seeded.contactLenses.slice(0, 1).map((box) => ({
      ...box,
      catentryId: 'contact-lens',
      price: { USD: { list: 3779, offer: 3779 }, CAD: { list: 4999, offer: 4999 } },
    })),
    warranties: seeded.warranties
      .slice(0, 1)
      .map((plan) => ({ ...plan, catentryId: 'plan', price: { USD: 2900, CAD: 3900 } })),
  };
}

function frame(catentryId: string, terms?: PromotionTerms): FrameModel {
  const [model] = seeded.frames;
  const color = model?.colors[0];
  if (!model || !color) throw new Error('The catalog has no frame.');
  const price = { USD: { list: 18000, offer: 15300 }, CAD: { list: 24000, offer: 20400 } };
  const { promotion: _, ...plain } = model;
  return {
    ...plain,
    ...(terms ? { promotion: toPromotion(terms) } : {}),
    colors: [{ ...color, catentryId, upc: `upc-${catentryId}`, price }],
  };
}

function lens(type: LensPackage['type'], price: { list: number; offer: number }) {
  const found = seeded.lensPackages.find((candidate) => candidate.type === type);
  if (!found) throw new Error(`The catalog has no ${type} lens.`);
  return { ...found, catentryId: type, price: { USD: price, CAD: price } };
}

/** Returns a pair: a frame with an optional lens and protection plan. */
export function pair(
  frameId: string,
  { lens: lensId, plan = false, quantity = 1 }: { lens?: string; plan?: boolean; quantity?: number } = {},
): OrderItem[] {
  const parentItemId = `line-${frameId}`;
  const line = (kind: OrderItem['kind'], catentryId: string, orderItemId: string): OrderItem => ({
    orderItemId,
    kind,
    catentryId,
    partNumber: catentryId,
    quantity,
    attributes: [],
    createdAt: 0,
  });
  return [
    line('EYE', frameId, parentItemId),
    ...(lensId ? [{ ...line('LENS', lensId, `${parentItemId}-lens`), parentItemId }] : []),
    ...(plan ? [{ ...line('WARRANTY', 'plan', `${parentItemId}-plan`), parentItemId }] : []),
  ];
}

/** Boxes of contact lenses for the right eye. */
export function boxes(quantity: number): OrderItem[] {
  return [
    {
      orderItemId: 'line-contact-lens',
      kind: 'RCON',
      catentryId: 'contact-lens',
      partNumber: 'contact-lens',
      quantity,
      attributes: [],
      createdAt: 0,
    },
  ];
}

export function cartOf(items: OrderItem[], promotionCodes: string[] = []): Order {
  return {
    orderId: '1',
    userId: '2',
    storeId: '10851',
    status: 'P',
    items,
    promotionCodes,
    locked: false,
    createdAt: 0,
    updatedAt: 0,
  };
}
