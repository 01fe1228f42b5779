import type { CartExtendAttribute } from '@generated/cart/model/cartExtendAttribute';
import type { CartItem } from '@generated/cart/model/cartItem';
import { add } from '@/domain/money/cents';
import type { PricedItem } from '../../pricing/priced-order';
import type { LensPackage } from '../../seed/models/lens-package';
import type { OrderShipping } from '../../state/order-checkout';
import { itemName } from '../item-name';
import type { ResponseView } from '../response-view';
import { toAmount, toQuantity } from './amount';
import { shippingFields } from './shipping-fields';
import { toItemAdjustments } from './to-adjustments';

export interface CartItemContext {
  status: string;
  inventoryStatus: string;
  /** First and last day of arrival, as YYYY-MM-DD. */
  delivery: { earliest: string; latest: string };
  prescriptionNeeded: boolean;
  shipping: OrderShipping | undefined;
  /** Prescription of the item, or of the frame that the lens belongs to. */
  prescriptionId: string | undefined;
  view: ResponseView;
}

export function toCartItem(
  priced: PricedItem,
  { status, inventoryStatus, delivery, prescriptionNeeded, shipping, prescriptionId, view }: CartItemContext,
): CartItem {
  const { item, sellable, unitPrice, price, adjustments } = priced;
  const { currency } = view;
  const attributes = itemAttributes(priced);
  const createDate = new Date(item.createdAt).toISOString();
  return {
    orderItemId: item.orderItemId,
    productId: item.catentryId,
    partNumber: item.partNumber,
    quantity: toQuantity(item.quantity),
    UOM: 'C62',
    unitPrice: toAmount(unitPrice),
    orderItemPrice: toAmount(price),
    currency,
    ...(adjustments.length > 0 ? { adjustment: toItemAdjustments(adjustments, view) } : {}),
    totalAdjustment: { currency, value: toAmount(add(...adjustments.map(({ amount }) => amount))) },
    orderItemStatus: status,
    orderItemInventoryStatus: inventoryStatus,
    createDate,
    comments: item.kind,
    xitem_descriptiveName: itemName(sellable, view),
    xitem_field1: item.parentItemId ?? '',
    xitem_field2: prescriptionId ?? '',
    correlationGroup: item.parentItemId ?? item.orderItemId,
    ...(attributes.length > 0 ? { orderItemExtendAttribute: attributes } : {}),
    freeGift: 'false',
    ...shippingFields(shipping, view),
    x_earliestDelivery: delivery.earliest,
    x_latestDelivery: delivery.latest,
    x_prescriptionNeeded: prescriptionNeeded ? 'true' : 'false',
  };
}

function itemAttributes({ item, sellable }: PricedItem): CartExtendAttribute[] {
  const packageAttributes = sellable.kind === 'lens-package' ? lensAttributes(sellable.lens) : [];
  return [...packageAttributes, ...item.attributes].map(({ name, value }) => ({
    attributeName: name,
    attributeType: 'STRING',
    attributeValue: value,
  }));
}

/** Returns the properties of a lens package, named like the fields of LCUpdateOrderItemLensDataCmd (000 §7). */
function lensAttributes(lens: LensPackage): { name: string; value: string }[] {
  const { sph, add } = lens.rxValues;
  const values: Record<string, string> = {
    lensColor: lens.color,
    lensColorCode: lens.colorCode,
    lensMaterialCode: lens.materialCode,
    lensSegmentCode: lens.segmentCode,
    correctionType: lens.type,
    lensTreatmentFamily: lens.treatmentFamily,
    lensBlueLight: String(lens.blueLight),
    lensIndex: String(lens.index),
    lensAntiReflective: lens.antiReflective,
    lensPolar: String(lens.polar),
    lensBrand: lens.brand,
    lensInfoServices: lens.services.join(','),
    isLensSpeedyRX: String(lens.isSpeedyRX),
    powerSphereMin: sph.min.toFixed(2),
    powerSphereMax: sph.max.toFixed(2),
    powerAddMin: add.min.toFixed(2),
    powerAddMax: add.max.toFixed(2),
  };
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
