import { type Cents, clamp, subtract, ZERO } from '../money/cents';
import { applyDiscount } from './discount';
import { type InsuranceAnswer, type LensPrices, type LinePrices, listPrice } from './price-input';
import { offerSaving } from './promotion';

/** How one line is reduced while insurance is on: by the plan, or else by its own offer price. Cents. */
export interface InsuredLine {
  readonly offerSaving: Cents;
  readonly insuranceSaving: Cents;
}

/**
 * A frame with insurance on. A covered line costs its insured price and nothing else is taken off: promotions do not add
 * to the insurance discount (spec/decisions.md, "Prices"). A line that the plan does not cover keeps its offer price.
 */
export function insuredFrame(frame: LinePrices, answer: InsuranceAnswer): InsuredLine {
  return insuredLine(frame, insuredPrice(frame, answer.frame, answer.frameDiscount));
}

/** A lens with insurance on, by the same rule; a package that is not insurable is never covered. */
export function insuredLens(lens: LensPrices | undefined, answer: InsuranceAnswer): InsuredLine {
  if (!lens) return { offerSaving: ZERO, insuranceSaving: ZERO };
  const covered = lens.insurable !== false;
  return insuredLine(lens, covered ? insuredPrice(lens, answer.lens, answer.lensDiscount) : undefined);
}

function insuredLine(line: LinePrices, price: Cents | undefined): InsuredLine {
  if (price === undefined) return { offerSaving: offerSaving(line), insuranceSaving: ZERO };
  return { offerSaving: ZERO, insuranceSaving: subtract(listPrice(line), price) };
}

/** Price with insurance, between zero and the list price; undefined for a line that is not covered. */
function insuredPrice(
  line: LinePrices,
  answered: Cents | undefined,
  discount: Cents | undefined,
): Cents | undefined {
  const list = listPrice(line);
  if (answered !== undefined) return clamp(answered, ZERO, list);
  if (discount !== undefined) return discount > 0 ? applyDiscount(list, discount) : undefined;
  return line.insured === undefined ? undefined : clamp(line.insured, ZERO, list);
}
