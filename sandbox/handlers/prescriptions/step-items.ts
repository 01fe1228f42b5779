import { isPrescriptionLens, isReaders } from '@/domain/lens/lens-type';
import { sellableById } from '../../pricing/sellable';
import type { Catalog } from '../../seed/catalog/seed-catalog';
import type { FrameModel } from '../../seed/models/frame';
import type { LensPackage } from '../../seed/models/lens-package';
import type { Order, OrderItem } from '../../state/order';
import { childItems } from '../../state/order-items';
import { pairContactLenses } from './pair-contact-lenses';

type PowerRange = NonNullable<FrameModel['totalPower']>;

/** A frame that needs a prescription, or the contact lenses of both eyes or of one. */
export type StepItem =
  | { itemType: 'frame'; items: readonly [OrderItem]; lens: LensPackage; totalPower?: PowerRange }
  | { itemType: 'contact'; items: readonly [OrderItem, ...OrderItem[]]; right?: OrderItem; left?: OrderItem };

/**
 * Returns the items of an order that need a prescription, in the order of the cart: frames with a prescription lens other than
 * readers, and all contact lenses (003 §1).
 */
export function stepItems(order: Order, catalog: Catalog): StepItem[] {
  const pairs = pairContactLenses(order.items);
  return order.items.flatMap((item): StepItem[] => {
    if (item.kind === 'EYE' || item.kind === 'SUN') return frameItem(order, item, catalog);
    const pair = pairs.find(({ right, left }) => item === firstOf(order, right, left));
    const [main, ...others] = pair ? [pair.right, pair.left].filter((eye) => eye !== undefined) : [];
    return main ? [{ itemType: 'contact', items: [main, ...others], ...pair }] : [];
  });
}

/** Returns the step's item that an order item belongs to. */
export function findStepItem(order: Order, catalog: Catalog, orderItemId: string): StepItem | undefined {
  return stepItems(order, catalog).find(({ items }) =>
    items.some((item) => item.orderItemId === orderItemId),
  );
}

function frameItem(order: Order, item: OrderItem, catalog: Catalog): StepItem[] {
  const lensItem = childItems(order.items, item.orderItemId).find(({ kind }) => kind === 'LENS');
  const sellable = lensItem && sellableById(catalog, lensItem.catentryId);
  if (sellable?.kind !== 'lens-package') return [];
  const { lens } = sellable;
  const needsPrescription = isPrescriptionLens(lens.type) && !isReaders(lens.type);
  if (!needsPrescription) return [];
  const frame = sellableById(catalog, item.catentryId);
  const totalPower = frame?.kind === 'frame' ? frame.model.totalPower : undefined;
  return [{ itemType: 'frame', items: [item], lens, ...(totalPower && { totalPower }) }];
}

function firstOf(order: Order, ...eyes: (OrderItem | undefined)[]): OrderItem | undefined {
  return order.items.find((item) => eyes.includes(item));
}
