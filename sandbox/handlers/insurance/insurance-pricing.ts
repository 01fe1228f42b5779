import type { RiaDiscounts } from '@generated/insurance/model/riaDiscounts';
import type { RiaPricing } from '@generated/insurance/model/riaPricing';
import type { RiaPricingEntry } from '@generated/insurance/model/riaPricingEntry';
import type { RiaPricingItem } from '@generated/insurance/model/riaPricingItem';
import { add, type Cents, cents, subtract, ZERO } from '@/domain/money/cents';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { toInsuredPrices } from '../../insurance/confirmed-benefits';
import { shopperOfToken } from '../../insurance/insured-shopper';
import { callerBenefits, payingBenefits } from '../../insurance/paying-benefits';
import { type InsuredPrices, insuredPrices } from '../../pricing/insured-prices';
import { priceOrder } from '../../pricing/price-order';
import type { PricedOrder } from '../../pricing/priced-order';
import { type Sellable, sellableByPartNumber } from '../../pricing/sellable';
import { unitPrices } from '../../pricing/unit-prices';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID } from '../../session/shopper';
import { findOrder } from '../../state/orders';
import { cartErrors } from '../cart/cart-errors';
import { insuranceErrors } from './insurance-errors';

type PricingCall = Pick<Call<'priceWithBenefits'>, 'params' | 'body' | 'shopper' | 'cookieHeader'>;

/**
 * Returns the shopper's open order with benefits, and its prices as the response says them: those of the order, so that the
 * call and the cart cannot differ.
 *
 * @throws ApiErrorResponse 400 for an ended or foreign token, 404 for an order that is not the shopper's.
 */
function orderBenefits(
  context: SandboxContext,
  { params, body, shopper, cookieHeader }: PricingCall,
): { priced: PricedOrder; pricing: RiaPricing; isComplete: boolean } {
  requireSameStore(params, body);
  const { riaSyncToken: token, activePlanId, orderId, pricingEntries } = body;
  const found = shopperOfToken(context, { cookieHeader, params }, { token, activePlanId });
  if (!found) return reject(insuranceErrors.invalidToken());
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const order = findOrder(context.state, shopper.userId, params.storeId, orderId);
  if (!order) return reject(cartErrors.orderNotFound(orderId));
  pricingLines(context, pricingEntries, params.storeId);
  const priced = priceOrder(order, {
    catalog: context.catalog,
    currency: responseView(params.storeId).currency,
    now: context.now().getTime(),
    benefits: payingBenefits(context, found),
  });
  const prices = new Map(
    priced.items.flatMap(({ item }) => {
      const price = priced.insured.get(item.orderItemId);
      return price === undefined ? [] : [[item.partNumber, price] as const];
    }),
  );
  const entries = priceEntries(pricingEntries, prices);
  const covered = entries.filter(({ entry }) => entry !== undefined);
  return {
    priced,
    pricing: {
      __PAIR_DISCOUNT: covered.flatMap(({ frame, lens }) =>
        lens
          ? [
              {
                upc: lens.upc,
                frameDiscount: (frame?.discount ?? 0) / 100,
                lensDiscount: lens.discount / 100,
              },
            ]
          : [],
      ),
      __PRICING_ENTRY: covered.flatMap(({ entry }) => entry ?? []),
      __RIA_SYNC_ACTIVE_PLAN: found.plan.planId,
    },
    isComplete:
      covered.flatMap(({ entry }) => [entry?.frame, entry?.lens]).filter((item) => item !== undefined)
        .length === prices.size,
  };
}

export const estimateWithBenefits: Handler<'estimateWithBenefits'> = (call, context) =>
  orderBenefits(context, call).pricing;

/** Prices an order that is about to be placed, and remembers them: its checkout needs the same. */
export const priceWithBenefits: Handler<'priceWithBenefits'> = (call, context) => {
  const { priced, pricing, isComplete } = orderBenefits(context, call);
  if (!isComplete) reject(apiErrors.invalidField('pricingEntries', 'lacks lines that are covered'));
  context.state.orders.update(priced.order.orderId, {
    confirmedBenefits: toInsuredPrices(priced.insured),
  });
  return pricing;
};

/** Returns the discount of the active plan on a product, as if it were the only one: a product page shows no cart. */
export function getInsuranceDiscounts(
  call: Call<'getInsuranceDiscounts'>,
  context: SandboxContext,
): RiaDiscounts {
  const { params, body } = call;
  requireSameStore(params, body);
  const benefits = callerBenefits(context, call) ?? reject(insuranceErrors.invalidToken());
  const lines = pricingLines(context, body.pricingEntries, params.storeId);
  const prices = insuredPrices(lines, benefits, responseView(params.storeId).currency);
  const priced = priceEntries(body.pricingEntries, prices);
  const frame = priced.find((entry) => entry.frame)?.frame;
  const lens = priced.find((entry) => entry.lens?.price !== undefined)?.lens;
  return {
    ...(frame ? { frame: frame.price / 100 } : {}),
    ...(lens?.price === undefined ? {} : { lens: lens.price / 100 }),
    frameDiscount: add(...priced.flatMap((entry) => entry.frame?.discount ?? [])) / 100,
    lensDiscount: add(...priced.flatMap((entry) => entry.lens?.discount ?? [])) / 100,
  };
}

interface StoreIds {
  storeId: '10851' | '10852';
  catalogId: '10101' | '10102';
}

interface Entry {
  frame?: RiaPricingItem;
  lens?: RiaPricingItem;
}

const KINDS: Readonly<Record<RiaPricingItem['type'], Sellable['kind']>> = { f: 'frame', l: 'lens-package' };

/** @throws ApiErrorResponse 400 when path and body name different stores or catalogs. */
export function requireSameStore(params: StoreIds, body: StoreIds): void {
  for (const field of ['storeId', 'catalogId'] as const) {
    if (params[field] !== body[field]) reject(apiErrors.invalidField(field, 'is not that of the path'));
  }
}

/**
 * Returns the products of pricing entries; unknown ones are left out.
 *
 * @throws ApiErrorResponse 400 for an item of the wrong type, or whose price is not its list price.
 */
export function pricingLines(
  { catalog }: SandboxContext,
  entries: readonly Entry[],
  storeId: StoreIds['storeId'],
): PricingLine[] {
  const { currency } = responseView(storeId);
  return entries
    .flatMap(({ frame, lens }) => [frame, lens])
    .filter((item) => item !== undefined)
    .flatMap((item) => {
      const sellable = sellableByPartNumber(catalog, item.upc);
      if (!sellable) return [];
      const isListPrice = Math.round(item.price * 100) === unitPrices(sellable, currency).list;
      if (sellable.kind !== KINDS[item.type] || !isListPrice)
        reject(apiErrors.invalidField('pricingEntries', 'has an item with another type or list price'));
      return [{ id: item.upc, sellable }];
    });
}

/** An item of a pricing request; its id is the UPC. */
interface PricingLine {
  id: string;
  sellable: Sellable;
}

/** An entry with the plan's discount on its frame and its lens. */
interface PricedEntry {
  /** Covered products only; undefined when nothing is covered. */
  entry: RiaPricingEntry | undefined;
  frame: { price: Cents; discount: Cents } | undefined;
  lens: { upc: string; price: Cents | undefined; discount: Cents } | undefined;
}

/**
 * Prices entries with benefits. Each insured price is used once, as a benefit covers one unit per period.
 *
 * @param prices by UPC.
 */
function priceEntries(entries: readonly RiaPricingEntry[], prices: InsuredPrices): PricedEntry[] {
  const left = new Map(prices);
  const use = (item: RiaPricingItem | undefined): Cents | undefined => {
    const price = item && left.get(item.upc);
    if (item) left.delete(item.upc);
    return price;
  };
  return entries.map(({ frame, lens }) => {
    const framePrice = use(frame);
    const lensPrice = use(lens);
    const entry = {
      ...(frame && framePrice !== undefined ? { frame: covered(frame, framePrice) } : {}),
      ...(lens && lensPrice !== undefined ? { lens: covered(lens, lensPrice) } : {}),
    };
    return {
      entry: Object.keys(entry).length > 0 ? entry : undefined,
      frame:
        frame && framePrice !== undefined
          ? { price: framePrice, discount: discountOf(frame, framePrice) }
          : undefined,
      lens: lens && { upc: lens.upc, price: lensPrice, discount: discountOf(lens, lensPrice) },
    };
  });
}

function covered(item: RiaPricingItem, price: Cents): RiaPricingItem {
  return { ...item, price: price / 100, quantity: 1 };
}

function discountOf({ price }: RiaPricingItem, insured: Cents | undefined): Cents {
  return insured === undefined ? ZERO : subtract(cents(Math.round(price * 100)), insured);
}
