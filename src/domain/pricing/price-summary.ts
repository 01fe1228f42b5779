import { add, type Cents, clamp, percentOf, subtract, ZERO } from '../money/cents';
import { insuredFrame, insuredLens } from './insurance-saving';
import { type LineSavings, listPrice, type Perk, type PriceInput } from './price-input';
import { promotionSavings } from './promotion';

/** The price summary of a product page (000 §3), in cents. */
export interface PriceSummary {
  readonly framePrice: Cents;
  readonly frameSaving: Cents;
  readonly lensPrice: Cents;
  readonly lensSaving: Cents;
  /** frameSaving + lensSaving. */
  readonly totalSaving: Cents;
  readonly insuranceSaving: Cents;
  readonly perkSaving: Cents;
  readonly warrantyPrice: Cents;
  /** Price before tax and shipping. */
  readonly total: Cents;
  /** framePrice + lensPrice + warrantyPrice. */
  readonly full: Cents;
  /** Price of a complete pair if the frame's promotion is GVP, whether or not it applies yet. */
  readonly gvpBasePrice?: Cents | undefined;
}

/**
 * Returns the total price of frame, lens and warranty, with its breakdown (000 §3, product.md §4).
 *
 * With insurance on, promotion and perk do not apply to a pair of which it covers frame or lens (a page with a perk code
 * reloads without it when insurance is switched on, 000 §4). A perk reduces the remaining price of frame and lens, never the
 * warranty.
 */
export function priceSummary(input: PriceInput): PriceSummary {
  const framePrice = listPrice(input.frame);
  const lensPrice = input.lens ? listPrice(input.lens) : ZERO;
  const warrantyPrice = input.warranty?.price ?? ZERO;
  const { savings, insuranceSaving } = reductions(input);
  const totalSaving = add(savings.frame, savings.lens);
  const full = add(framePrice, lensPrice, warrantyPrice);
  const pair = subtract(add(framePrice, lensPrice), add(totalSaving, insuranceSaving));
  const perkSaving = insuranceSaving > 0 ? ZERO : perkSavingOn(pair, input.perk);
  const total = clamp(subtract(full, add(totalSaving, insuranceSaving, perkSaving)), ZERO, full);
  return {
    framePrice,
    frameSaving: savings.frame,
    lensPrice,
    lensSaving: savings.lens,
    totalSaving,
    insuranceSaving,
    perkSaving,
    warrantyPrice,
    total,
    full,
    gvpBasePrice: input.promotion?.type === 'GVP' ? input.promotion.basePrice : undefined,
  };
}

function reductions(input: PriceInput): { savings: LineSavings; insuranceSaving: Cents } {
  const ordinary = {
    savings: promotionSavings(input.frame, input.lens, input.promotion),
    insuranceSaving: ZERO,
  };
  if (!input.insurance) return ordinary;
  const frame = insuredFrame(input.frame, input.insurance);
  const lens = insuredLens(input.lens, input.insurance);
  const insuranceSaving = add(frame.insuranceSaving, lens.insuranceSaving);
  if (insuranceSaving === ZERO) return ordinary;
  return { savings: { frame: frame.offerSaving, lens: lens.offerSaving }, insuranceSaving };
}

function perkSavingOn(price: Cents, perk: Perk | undefined): Cents {
  if (!perk) return ZERO;
  return clamp('percent' in perk ? percentOf(price, perk.percent) : perk.amount, ZERO, price);
}
