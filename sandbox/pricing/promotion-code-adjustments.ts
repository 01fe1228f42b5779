import { type Cents, cents, clamp, percentOf, subtract, ZERO } from '@/domain/money/cents';
import type { Currency } from '../seed/models/price';
import { type PromotionCode, promotionCodes } from '../seed/promotion-codes';
import type { Adjustment } from './priced-order';

/** Returns the promotion with this code, ignoring case. */
export function findPromotionCode(code: string): PromotionCode | undefined {
  return promotionCodes.find((promotion) => promotion.code === code.toUpperCase());
}

/** Returns whether a code is active. `now` in epoch milliseconds. */
export function isActive({ startsAt, endsAt }: PromotionCode, now: number): boolean {
  return Date.parse(startsAt) <= now && now < Date.parse(endsAt);
}

/** Returns the active perk with this code, ignoring case. `now` in epoch milliseconds. */
export function findPerk(code: string | undefined, now: number): PromotionCode | undefined {
  const promotion = code === undefined ? undefined : findPromotionCode(code);
  return promotion?.isPerk && isActive(promotion, now) ? promotion : undefined;
}

/** Returns whether merchandise of this value, in cents, meets the code's minimum. */
export function meetsMinimum(
  { minimumValue }: PromotionCode,
  merchandise: Cents,
  currency: Currency,
): boolean {
  return merchandise > ZERO && merchandise >= (minimumValue?.[currency] ?? 0);
}

/**
 * Savings of promotion codes, one after the other in the order in which they were added; never more than remains.
 * A code's minimum is compared with the value before all codes, so that their order cannot disable a code.
 */
export function promotionCodeAdjustments(
  codes: readonly string[],
  merchandise: Cents,
  { currency, now }: { currency: Currency; now: number },
): Adjustment[] {
  let remaining = merchandise;
  return codes.flatMap((code) => {
    const promotion = findPromotionCode(code);
    if (!promotion || !isActive(promotion, now) || !meetsMinimum(promotion, merchandise, currency)) return [];
    const saving = clamp(computeSaving(promotion, remaining, currency), ZERO, remaining);
    remaining = subtract(remaining, saving);
    return [{ reduction: { type: 'CODE', promotion }, amount: cents(-saving) }];
  });
}

function computeSaving({ reduction }: PromotionCode, remaining: Cents, currency: Currency): Cents {
  return 'percent' in reduction ? percentOf(remaining, reduction.percent) : cents(reduction.amount[currency]);
}
