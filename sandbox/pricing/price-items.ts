import { type Cents, cents, multiply, subtract, ZERO } from '@/domain/money/cents';
import { insuredFrame, insuredLens } from '@/domain/pricing/insurance-saving';
import { promotionSavings } from '@/domain/pricing/promotion';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { LensPackage } from '../seed/models/lens-package';
import type { Currency } from '../seed/models/price';
import type { OrderItem } from '../state/order';
import { childItems } from '../state/order-items';
import { lensPricesWith, toPricingPromotion, toReduction } from './frame-promotion';
import type { InsuredPrices } from './insured-prices';
import type { Adjustment, PricedItem, Reduction } from './priced-order';
import { type Sellable, sellableById } from './sellable';
import { unitPrices } from './unit-prices';

/**
 * Prices the lines of an order. The unit price is the offer price. With a promotion on the line it is the list price: the
 * promotion's saving is off the list price and does not add to the offer (product.md §5). Insurance is off the list price too.
 * A pair whose frame or lens it covers has no promotion; the other part has its offer price.
 *
 * @throws RangeError for a line whose product is not in the catalog.
 */
export function priceItems(
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
export interface OrderLine {
  item: OrderItem;
  sellable: Sellable;
}

/** @throws RangeError for an item whose product is not in the catalog. */
export function orderLines(items: readonly OrderItem[], catalog: Catalog): OrderLine[] {
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
