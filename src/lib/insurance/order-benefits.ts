import type { Cart } from '@generated/cart/model/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import { estimateWithBenefits, priceWithBenefits } from '@generated/insurance/insurance';
import type { RiaPricingEntry } from '@generated/insurance/model/riaPricingEntry';
import type { RiaPricingItem } from '@generated/insurance/model/riaPricingItem';
import type { Site } from '../site/site';
import { insurance, selectPlan } from './insurance-session';
import { isInsuredItem } from './insured-items';
import { requestPricing } from './request-pricing';

type PricingCall = typeof estimateWithBenefits;

/** Estimates a cart with the plan's benefits, after each change of it (002 §7). @throws ApiError */
export function estimateOrder(site: Site, order: Cart): Promise<void> {
  return priceOrder(site, order, estimateWithBenefits);
}

/** Prices an order with the plan's benefits, right before it is placed (002 §7). @throws ApiError */
export function confirmBenefits(site: Site, order: Cart): Promise<void> {
  return priceOrder(site, order, priceWithBenefits);
}

/**
 * Prices the order. Does nothing without covered lines, or after the login has ended: the checkout then says that the price has
 * changed.
 */
async function priceOrder(site: Site, order: Cart, call: PricingCall): Promise<void> {
  const { status, record } = insurance.read();
  const pricingEntries = toPricingEntries(order.orderItem ?? []);
  if (status !== 'on' || !record || pricingEntries.length === 0) return;
  const { storeId, catalogId, languageId: langId } = site;
  const { token, riaInsuranceInformation: riaSyncInfo, activePlanId } = record;
  const { orderId } = order;
  const body = { storeId, catalogId, langId, orderId, riaSyncToken: token, riaSyncInfo, activePlanId };
  const pricing = await requestPricing(() => call(storeId, catalogId, { ...body, pricingEntries }));
  // The commerce API decides which plan is in use.
  if ('__RIA_SYNC_ACTIVE_PLAN' in pricing) selectPlan(pricing.__RIA_SYNC_ACTIVE_PLAN);
}

/** Groups the covered frames and lenses into pairs. The unit price is the list price, to which the discount applies. */
function toPricingEntries(items: readonly CartItem[]): RiaPricingEntry[] {
  const covered = items.filter(isInsuredItem);
  const isLens = ({ comments }: CartItem) => comments === 'LENS';
  const entries = items
    .filter((item) => !isLens(item))
    .map((frame) => ({
      frame: covered.includes(frame) ? toPricingItem('f', frame) : undefined,
      lens: covered
        .filter((item) => isLens(item) && item.xitem_field1 === frame.orderItemId)
        .map((lens) => toPricingItem('l', lens))[0],
    }));
  return entries.flatMap(({ frame, lens }) =>
    frame || lens ? [{ ...(frame ? { frame } : {}), ...(lens ? { lens } : {}) }] : [],
  );
}

function toPricingItem(type: RiaPricingItem['type'], item: CartItem): RiaPricingItem {
  const { partNumber: upc, unitPrice, quantity } = item;
  return { type, upc, price: Number(unitPrice), quantity: Math.round(Number(quantity)) };
}
