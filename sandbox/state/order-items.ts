import type { OrderItem } from './order';

/** Highest quantity of one item (`_ERR_THRESHOLD_SHOPPING_CART_QUANTITY`). */
export const MAX_LINE_QUANTITY = 10;

/** Returns whether an item can be bought separately: a frame or a contact lens, not the lens or protection plan of a frame. */
export function isMainItem({ kind }: OrderItem): boolean {
  return kind !== 'LENS' && kind !== 'WARRANTY';
}

/** Returns the lens and the protection plan of a frame. */
export function childItems(items: readonly OrderItem[], frameItemId: string): OrderItem[] {
  return items.filter((item) => item.parentItemId === frameItemId);
}

/**
 * Removes an item. Removing a frame also removes its lens and protection plan; removing a lens also removes the plan
 * (000 §4, Product page) and the prescription.
 */
export function withoutItem(items: readonly OrderItem[], orderItemId: string): OrderItem[] {
  const removed = items.find((item) => item.orderItemId === orderItemId);
  if (!removed) return [...items];
  const frameItemId = removed.kind === 'LENS' ? removed.parentItemId : undefined;
  const remaining = items.filter(
    (item) =>
      item.orderItemId !== orderItemId &&
      item.parentItemId !== orderItemId &&
      (frameItemId === undefined || item.parentItemId !== frameItemId),
  );
  return remaining.map((item) => (item.orderItemId === frameItemId ? withoutPrescription(item) : item));
}

/** Removes the prescription, which belongs to its lenses. */
export function withoutPrescription(item: OrderItem): OrderItem {
  const {
    prescriptionId: _id,
    prescription: _content,
    prescriptionSubmission: _submission,
    uploadedFileName: _file,
    prescribedAt: _time,
    ...rest
  } = item;
  return rest;
}

/** Returns the fields that make up the prescription of an item, to put them on another one. */
export function prescriptionFields({
  prescriptionId,
  prescription,
  prescriptionSubmission,
  uploadedFileName,
}: OrderItem): Pick<
  OrderItem,
  'prescriptionId' | 'prescription' | 'prescriptionSubmission' | 'uploadedFileName'
> {
  return {
    ...(prescriptionId !== undefined && { prescriptionId }),
    ...(prescription !== undefined && { prescription }),
    ...(prescriptionSubmission !== undefined && { prescriptionSubmission }),
    ...(uploadedFileName !== undefined && { uploadedFileName }),
  };
}

/** Changes the quantity of a main item. The lens and plan of a frame have the same quantity as the frame. */
export function withQuantity(
  items: readonly OrderItem[],
  orderItemId: string,
  quantity: number,
): OrderItem[] {
  return items.map((item) =>
    item.orderItemId === orderItemId || item.parentItemId === orderItemId ? { ...item, quantity } : item,
  );
}

/** Returns whether two items are the same contact lens for the same eye, so that their quantities can be added. */
export function isSameContactLens(first: OrderItem, second: OrderItem): boolean {
  const isContactLens = first.kind === 'LCON' || first.kind === 'RCON';
  return (
    isContactLens &&
    first.kind === second.kind &&
    first.catentryId === second.catentryId &&
    attributesKey(first) === attributesKey(second)
  );
}

function attributesKey({ attributes }: OrderItem): string {
  return JSON.stringify(attributes.map(({ name, value }) => [name, value]).sort());
}
