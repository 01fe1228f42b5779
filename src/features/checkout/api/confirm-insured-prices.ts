import type { Cart } from '@generated/cart/model/cart';
import { isInsuredItem } from '@/lib/insurance/insured-items';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';

/**
 * Has the insured prices of an order confirmed, without which it cannot be placed (002 §7, `benefitpricing`).
 *
 * @returns whether it can be placed.
 */
export async function confirmInsuredPrices(site: Site, order: Cart): Promise<boolean> {
  if (!order.orderItem?.some(isInsuredItem)) return true;
  try {
    const { confirmBenefits } = await import('@/lib/insurance/order-benefits');
    await confirmBenefits(site, order);
    return true;
  } catch {
    track({ name: 'error', message: 'Error getting insurance discount', operation: 'priceWithBenefits' });
    return false;
  }
}
