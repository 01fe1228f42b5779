import type { Cart } from '@generated/cart/model/cart';
import type { CartExtendAttribute } from '@generated/cart/model/cartExtendAttribute';
import type { CartItem } from '@generated/cart/model/cartItem';
import type { CartPaymentInstruction } from '@generated/cart/model/cartPaymentInstruction';
import { LOCALES } from '@/domain/locale/locales';
import { add, ZERO } from '@/domain/money/cents';
import { orderStatus } from '../../orders/order-timeline';
import type { PlacedItem } from '../../orders/placed-items';
import { deliveryDays } from '../../pricing/delivery-days';
import type { PricedItem, PricedOrder } from '../../pricing/priced-order';
import { findPromotionCode } from '../../pricing/promotion-code-adjustments';
import type { Sellable } from '../../pricing/sellable';
import { findShipMode, STANDARD } from '../../pricing/shipping-modes';
import { isInStock } from '../../pricing/stock';
import type { LensPackage } from '../../seed/models/lens-package';
import type { Currency } from '../../seed/models/price';
import { type Order, orderVersion } from '../../state/order';
import type { OrderPayment, OrderShipping } from '../../state/order-checkout';
import { itemName } from '../item-name';
import type { ResponseView } from '../response-view';
import { toAmount, toQuantity } from './amount';
import { addressFields, shippingFields } from './shipping-fields';
import { toItemAdjustments, toOrderAdjustments } from './to-adjustments';

/** A page of the cart's items. */
export interface ItemPage {
  items: PricedItem[];
  /** Index of the first item, from 0. */
  start: number;
}

const STORE_NAMES = { '10851': 'Marlowe US', '10852': 'Marlowe Canada' };

/** The data of a cart in addition to its prices. */
export interface CartContext {
  view: ResponseView;
  /** Stock that the order may take. */
  available: (sellable: Sellable) => number | undefined;
  /** Items that still need a prescription. */
  missingPrescriptions: ReadonlySet<string>;
  /** The stock is held for the review of this order. */
  isReserved: boolean;
  /** First day of the delivery estimate. */
  orderedAt: Date;
  /** The items of a placed order by their ids; empty for a cart. */
  placedItems: ReadonlyMap<string, PlacedItem>;
}

/** Returns the cart or placed order with its totals; `orderItem` is absent when there are no items. */
export function toCart(priced: PricedOrder, page: ItemPage, context: CartContext): Cart {
  const { order } = priced;
  const { view, missingPrescriptions, isReserved, placedItems } = context;
  const adjustment = toOrderAdjustments(priced, view);
  const [prescriptionLink] = order.prescriptionLinks ?? [];
  return {
    orderId: order.orderId,
    orderStatus:
      placedItems.size > 0
        ? orderStatus([...placedItems.values()].map(({ status }) => status))
        : order.status,
    orderTypeCode: 'ORD',
    buyerId: order.userId,
    storeUniqueID: order.storeId,
    storeNameIdentifier: STORE_NAMES[order.storeId],
    channel: {
      channelIdentifer: { channelName: 'Web Channel', uniqueID: '-1' },
      description: { language: LOCALES[view.locale].languageId, value: 'Web Channel' },
    },
    lastUpdateDate: new Date(order.updatedAt).toISOString(),
    ...totals(priced),
    ...(adjustment.length > 0 ? { adjustment } : {}),
    ...(order.promotionCodes.length > 0
      ? { promotionCode: order.promotionCodes.map((code) => toPromotionCode(code, priced, view)) }
      : {}),
    ...paymentFields(priced),
    locked: order.locked ? 'true' : 'false',
    prepareIndicator: isReserved ? 'true' : 'false',
    shipAsComplete: 'true',
    ...(prescriptionLink ? { x_encOrderMemberId: prescriptionLink } : {}),
    x_isExchangeOrder: order.exchangeOf === undefined ? 'false' : 'true',
    x_orderVersion: orderVersion(order),
    x_prescriptionNeeded: missingPrescriptions.size > 0 ? 'true' : 'false',
    ...placementFields(order),
    ...pageFields(priced, page, context),
  };
}

function placementFields({ orderId, storeId, placement }: Order) {
  const path = `/wcs/resources/store/${storeId}`;
  return placement
    ? {
        placedDate: new Date(placement.placedAt).toISOString(),
        resourceName: 'order',
        resourceId: `${path}/order/${orderId}`,
      }
    : { resourceName: 'cart', resourceId: `${path}/cart/@self` };
}

function paymentFields({ order: { payment }, grandTotal, currency }: PricedOrder) {
  if (!payment) return {};
  return { paymentInstruction: [toPaymentInstruction(payment, { amount: toAmount(grandTotal), currency })] };
}

function pageFields(priced: PricedOrder, page: ItemPage, context: CartContext) {
  return {
    recordSetTotal: String(priced.items.length),
    recordSetCount: String(page.items.length),
    recordSetStartNumber: String(page.start),
    recordSetComplete: page.items.length === priced.items.length ? ('true' as const) : ('false' as const),
    ...(page.items.length > 0
      ? { orderItem: page.items.map((item) => toCartItem(item, itemContext(item, priced, context))) }
      : {}),
  };
}

function itemContext(item: PricedItem, { order, items }: PricedOrder, context: CartContext): CartItemContext {
  const { view, missingPrescriptions, orderedAt, placedItems } = context;
  const { orderItemId } = item.item;
  const placed = placedItems.get(orderItemId);
  const mode = findShipMode(order.shipping?.shipModeId) ?? STANDARD;
  return {
    status: placed?.status ?? order.status,
    inventoryStatus: inventoryStatus(item, { order, items }, context),
    delivery: placed?.delivery ?? deliveryDays(item, items, { mode, orderedAt }),
    prescriptionNeeded: missingPrescriptions.has(orderItemId),
    shipping: order.shipping,
    prescriptionId: prescriptionIdOf(item, items),
    view,
  };
}

function inventoryStatus(
  item: PricedItem,
  { order, items }: Pick<PricedOrder, 'order' | 'items'>,
  { available, isReserved }: CartContext,
) {
  if (order.placement || isReserved) return 'Allocated';
  return isInStock(item, items, available) ? 'Available' : 'Unallocated';
}

/** Returns the prescription of an item. A lens has that of its frame. */
function prescriptionIdOf({ item }: PricedItem, items: readonly PricedItem[]): string | undefined {
  if (item.kind !== 'LENS') return item.prescriptionId;
  return items.find((frame) => frame.item.orderItemId === item.parentItemId)?.item.prescriptionId;
}

function totals(priced: PricedOrder) {
  const { currency } = priced;
  return {
    grandTotal: toAmount(priced.grandTotal),
    grandTotalCurrency: currency,
    totalProductPrice: toAmount(priced.productTotal),
    totalProductPriceCurrency: currency,
    totalAdjustment: toAmount(priced.adjustmentTotal),
    totalAdjustmentCurrency: currency,
    totalShippingCharge: toAmount(priced.shipping),
    totalShippingChargeCurrency: currency,
    totalShippingTax: toAmount(ZERO),
    totalShippingTaxCurrency: currency,
    totalSalesTax: toAmount(priced.salesTax),
    totalSalesTaxCurrency: currency,
  };
}

function toPromotionCode(code: string, { adjustments }: PricedOrder, { language }: ResponseView) {
  const promotion = findPromotionCode(code);
  const isSaving = adjustments.some(
    ({ reduction, amount }) =>
      reduction.type === 'CODE' && reduction.promotion === promotion && amount < ZERO,
  );
  if (!promotion || !isSaving) return { code };
  const { promotionId, description } = promotion;
  return { code, associatedPromotion: [{ promotionId, description: description[language] }] };
}

/** Returns the payment method of an order: brand, last four digits and expiry. */
function toPaymentInstruction(
  { piId, card, billTo }: OrderPayment,
  { amount, currency }: { amount: string; currency: Currency },
): CartPaymentInstruction {
  return {
    piId,
    payMethodId: card.brand,
    piAmount: amount,
    piCurrency: currency,
    protocolData: [
      { name: 'account', value: card.maskedNumber },
      { name: 'expire_month', value: card.expMonth },
      { name: 'expire_year', value: card.expYear },
    ],
    ...(billTo ? addressFields(billTo) : {}),
  };
}

interface CartItemContext {
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

function toCartItem(
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
