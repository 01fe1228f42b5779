import { type Cents, cents, multiply, subtract, ZERO } from '@/domain/money/cents';
import { promotionSavings } from '@/domain/pricing/promotion';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { LensPackage } from '../seed/models/lens-package';
import type { Currency } from '../seed/models/price';
import type { OrderItem } from '../state/order';
import { childItems } from '../state/order-items';
import { lensPricesWith, toPricingPromotion, toReduction } from './frame-promotion';
import type { PricedItem, Reduction } from './priced-order';
import { type Sellable, sellableById } from './sellable';
import { unitPrices } from './unit-prices';

/**
 * Prices the lines of an order. The unit price is the offer price. With a promotion on the line it is the list price:
 * the promotion's saving is off the list price and does not add to the offer (spec/decisions.md, "Prices").
 *
 * @throws RangeError for a line whose product is not in the catalog.
 */
export function priceItems(items: readonly OrderItem[], catalog: Catalog, currency: Currency): PricedItem[] {
  const lines = items.map((item) => ({ item, sellable: requireSellable(item, catalog) }));
  const sellables = new Map(lines.map(({ item, sellable }) => [item.orderItemId, sellable]));
  return lines.map(({ item, sellable }) => {
    const frameItemId = item.parentItemId ?? item.orderItemId;
    const saving = promotionOn(
      sellable,
      sellables.get(frameItemId),
      findLens(items, frameItemId, sellables),
      { packages: catalog.lensPackages, currency },
    );
    return priceItem(item, sellable, currency, saving);
  });
}

interface PromotionSaving {
  reduction: Reduction;
  /** Off the unit list price. */
  saving: Cents;
}

/** Saving of the frame's promotion on the frame or its lens; undefined where the offer price applies. */
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
