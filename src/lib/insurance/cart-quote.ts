import type { CartItem } from '@generated/cart/model/cartItem';
import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import { insuranceSavingOf, isInsuredItem } from './insured-items';

/**
 * Returns the plan's quote for a frame in the cart, and for any lens chosen for it there. `getDiscounts` would price the pair
 * as if it were the only one, but a plan covers one frame and one pair of lenses: the first of each in the cart. So the frame
 * has the saving of its line, and a lens has the price from the lens service, unless an earlier line has used the benefit.
 *
 * @param items of the whole cart.
 * @param frameItemId order item of the frame.
 */
export function cartQuote(items: readonly CartItem[], frameItemId: string): InsuranceQuote {
  const frameIndex = items.findIndex(({ orderItemId }) => orderItemId === frameItemId);
  const frame = items.slice(frameIndex, frameIndex + 1);
  const isLensBenefitUsed = items
    .slice(0, Math.max(frameIndex, 0))
    .some((item) => item.comments === 'LENS' && isInsuredItem(item));
  return { frame: { discount: insuranceSavingOf(frame) }, isLensBenefitUsed };
}
