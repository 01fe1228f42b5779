import type { CatalogSearchPrice } from '@generated/catalog/model/catalogSearchPrice';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { Cents } from '../money/cents';
import { parseAmount } from '../money/parse-amount';
import { discountBadge, savingBetween } from '../pricing/discount';

export interface ProductPrice {
  /** Selling price. */
  offer: Cents;
  /** List price; equals `offer` without a discount. */
  list: Cents;
  /** Difference of `list` and `offer`; 0 without a discount. */
  saving: Cents;
  /** Whole percent for the badge, rounded up (000 §5); 0 without a discount. */
  badgePercent: number;
}

/**
 * Reads the price; undefined without one. The commerce API sends "" for no price and may omit either usage. A frame alone costs
 * its promotion price.
 */
export function readPrice(prices: readonly CatalogSearchPrice[] = []): ProductPrice | undefined {
  const display = amount(prices, 'Display');
  const offer = amount(prices, 'Promotion') ?? amount(prices, 'Offer') ?? display;
  if (offer === undefined) return undefined;
  // An offer above the list price is not a discount.
  const list = display !== undefined && display > offer ? display : offer;
  return { offer, list, saving: savingBetween(list, offer), badgePercent: discountBadge(list, offer) };
}

/**
 * Returns the price of a frame with its cheapest prescription lens, promotion included ("with lenses from"). Returns undefined
 * if the frame takes no prescription lenses. A color without a price uses its model's.
 */
export function readPriceWithLenses(
  { x_priceWithLenses: own }: PricedWithLenses,
  model?: PricedWithLenses,
): Cents | undefined {
  return parseAmount(own ?? model?.x_priceWithLenses);
}

type PricedWithLenses = Pick<CatalogSearchProduct, 'x_priceWithLenses'>;

function amount(prices: readonly CatalogSearchPrice[], usage: CatalogSearchPrice['usage']) {
  return parseAmount(prices.find((price) => price.usage === usage)?.value);
}
