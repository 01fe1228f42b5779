import { add, type Cents, cents, multiply, subtract, ZERO } from '@/domain/money/cents';
import { insuredFrame, insuredLens } from '@/domain/pricing/insurance-saving';
import { promotionSavings } from '@/domain/pricing/promotion';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { LensPackage } from '../seed/models/lens-package';
import type { Currency } from '../seed/models/price';
import type { Order, OrderItem } from '../state/order';
import { childItems } from '../state/order-items';
import { lensPricesWith, toPricingPromotion, toReduction } from './frame-promotion';
import { type InsuredPrices, insuredPrices, type PayingBenefits } from './insured-prices';
import {
  type Adjustment,
  isDiscountable,
  type PricedItem,
  type PricedOrder,
  type Reduction,
} from './priced-order';
import { promotionCodeAdjustments } from './promotion-code-adjustments';
import { salesTax } from './sales-tax';
import { type Sellable, sellableById } from './sellable';
import { findShipMode, type ShipMode, shippingCharge } from './shipping-modes';
import { unitPrices } from './unit-prices';

export interface PricingTerms {
  catalog: Catalog;
  currency: Currency;
  /** Epoch milliseconds; decides which promotion codes are active. A placed order keeps those of its time. */
  now: number;
  /** Replaces the order's method, to find out the cost of another one. */
  shipMode?: ShipMode;
  /** Benefits of the shopper's plan; absent with insurance off. A placed order keeps the prices of its time. */
  benefits?: PayingBenefits | undefined;
}

/**
 * Prices an order to the cent. Promotion codes apply to frames, lenses and contact lenses, never to protection plans, like
 * perks, and never to covered lines. There is no sales tax as long as the order has no address.
 */
export function priceOrder(order: Order, terms: PricingTerms): PricedOrder {
  const { catalog, currency, now, shipMode } = terms;
  const lines = orderLines(order.items, catalog);
  const insured = insuredLines(order, lines, terms);
  const items = priceItems(lines, { catalog, currency, insured });
  const discountable = discountableTotal(items);
  const adjustments = promotionCodeAdjustments(order.promotionCodes, discountable, {
    currency,
    now: order.placement?.placedAt ?? now,
  });
  const productTotal = add(...items.map(({ price }) => price));
  const adjustmentTotal = add(sumAmounts(items.flatMap((item) => item.adjustments)), sumAmounts(adjustments));
  const merchandise = add(productTotal, adjustmentTotal);
  const shipping = shippingCharge(
    shipMode ?? findShipMode(order.shipping?.shipModeId),
    {
      isEmpty: items.length === 0,
      hasGlasses: items.some(({ sellable }) => sellable.kind === 'frame'),
      merchandise,
    },
    currency,
  );
  const tax = salesTax(items, {
    orderSaving: sumAmounts(adjustments),
    discountable,
    region: order.shipping?.address?.region,
  });
  return {
    order,
    currency,
    items,
    adjustments,
    productTotal,
    adjustmentTotal,
    shipping,
    salesTax: tax,
    grandTotal: add(merchandise, shipping, tax),
    insured,
  };
}

function insuredLines(
  { placement }: Order,
  lines: readonly OrderLine[],
  { benefits, currency }: PricingTerms,
): InsuredPrices {
  if (placement) {
    const { insuredPrices: prices = [] } = placement.usedBenefits ?? {};
    return new Map(prices.map(({ orderItemId, price }) => [orderItemId, cents(price)]));
  }
  return insuredPrices(
    lines.map(({ item, sellable }) => ({ id: item.orderItemId, sellable })),
    benefits,
    currency,
  );
}

/** Returns the value that promotion codes may reduce: the lines without insurance after their line adjustments, in cents. */
export function discountableTotal(items: readonly PricedItem[]): Cents {
  return add(
    ...items.filter(isDiscountable).map(({ price, adjustments }) => add(price, sumAmounts(adjustments))),
  );
}

function sumAmounts(adjustments: readonly Adjustment[]): Cents {
  return add(...adjustments.map(({ amount }) => amount));
}

/**
 * Prices the lines of an order. The unit price is the offer price. With a promotion on the line it is the list price: the
 * promotion's saving is off the list price and does not add to the offer (product.md §5). Insurance is off the list price too.
 * A pair whose frame or lens it covers has no promotion; the other part has its offer price.
 *
 * @throws RangeError for a line whose product is not in the catalog.
 */
function priceItems(
  lines: readonly OrderLine[],
  { catalog, currency, insured }: { catalog: Catalog; currency: Currency; insured: InsuredPrices },
): PricedItem[] {
  const items = lines.map(({ item }) => item);
  const sellables = new Map(lines.map(({ item, sellable }) => [item.orderItemId, sellable]));
  return lines.map(({ item, sellable }) => {
    const frameItemId = item.parentItemId ?? item.orderItemId;
    const insuredPrice = insured.get(item.orderItemId);
    if (insuredPrice !== undefined) return priceCovered({ item, sellable }, insuredPrice, currency);
    if (isPairCovered(items, frameItemId, insured)) return priceItem(item, sellable, currency, undefined);
    const saving = promotionOn(
      sellable,
      sellables.get(frameItemId),
      findLens(items, frameItemId, sellables),
      { packages: catalog.lensPackages, currency },
    );
    return priceItem(item, sellable, currency, saving);
  });
}

/** An item with its product. */
interface OrderLine {
  item: OrderItem;
  sellable: Sellable;
}

/** @throws RangeError for an item whose product is not in the catalog. */
function orderLines(items: readonly OrderItem[], catalog: Catalog): OrderLine[] {
  return items.map((item) => ({ item, sellable: requireSellable(item, catalog) }));
}

/** Prices a line of which insurance covers one unit. The others have their offer price. */
function priceCovered({ item, sellable }: OrderLine, insuredPrice: Cents, currency: Currency): PricedItem {
  const prices = unitPrices(sellable, currency);
  const { insuranceSaving } =
    sellable.kind === 'lens-package'
      ? insuredLens({ ...prices, type: sellable.lens.type }, { lens: insuredPrice })
      : insuredFrame(prices, { frame: insuredPrice });
  const offerSaving = multiply(subtract(prices.list, prices.offer), item.quantity - 1);
  const adjustments: Adjustment[] = [
    { reduction: { type: 'INSURANCE' }, amount: cents(-insuranceSaving) },
    { reduction: { type: 'OFFER' }, amount: cents(-offerSaving) },
  ];
  return {
    item,
    sellable,
    unitPrice: prices.list,
    price: multiply(prices.list, item.quantity),
    adjustments: adjustments.filter(({ amount }) => amount < ZERO),
  };
}

function isPairCovered(items: readonly OrderItem[], frameItemId: string, insured: InsuredPrices): boolean {
  return [frameItemId, ...childItems(items, frameItemId).map(({ orderItemId }) => orderItemId)].some((id) =>
    insured.has(id),
  );
}

interface PromotionSaving {
  reduction: Reduction;
  /** Off the unit list price. */
  saving: Cents;
}

/** Returns the saving of the frame's promotion on the frame or its lens; undefined where the offer price applies. */
function promotionOn(
  sellable: Sellable,
  frame: Sellable | undefined,
  lens: Sellable | undefined,
  { packages, currency }: { packages: readonly LensPackage[]; currency: Currency },
): PromotionSaving | undefined {
  if (frame?.kind !== 'frame') return undefined;
  const promotion = toPricingPromotion(frame, packages, currency);
  if (!promotion || (sellable !== frame && sellable !== lens)) return undefined;
  const framePrices = unitPrices(frame, currency);
  const lensPrices =
    lens?.kind === 'lens-package' ? lensPricesWith(lens.lens, frame.model, currency) : undefined;
  const savings = promotionSavings(framePrices, lensPrices, promotion);
  const saving = sellable === frame ? savings.frame : savings.lens;
  const prices = unitPrices(sellable, currency);
  const matchesOfferPrice = saving === subtract(prices.list, prices.offer);
  return matchesOfferPrice ? undefined : { reduction: toReduction(promotion, lensPrices), saving };
}

function priceItem(
  item: OrderItem,
  sellable: Sellable,
  currency: Currency,
  promotionSaving: PromotionSaving | undefined,
): PricedItem {
  const { list, offer } = unitPrices(sellable, currency);
  const unitPrice = promotionSaving ? list : offer;
  return {
    item,
    sellable,
    unitPrice,
    price: multiply(unitPrice, item.quantity),
    adjustments:
      promotionSaving && promotionSaving.saving > ZERO
        ? [
            {
              reduction: promotionSaving.reduction,
              amount: cents(-multiply(promotionSaving.saving, item.quantity)),
            },
          ]
        : [],
  };
}

function findLens(
  items: readonly OrderItem[],
  frameItemId: string,
  sellables: ReadonlyMap<string, Sellable>,
): Sellable | undefined {
  const lens = childItems(items, frameItemId).find((item) => item.kind === 'LENS');
  return lens && sellables.get(lens.orderItemId);
}

function requireSellable(item: OrderItem, catalog: Catalog): Sellable {
  const sellable = sellableById(catalog, item.catentryId);
  if (!sellable)
    throw new RangeError(`The catalog has no ${item.catentryId}, the product of line ${item.orderItemId}.`);
  return sellable;
}
