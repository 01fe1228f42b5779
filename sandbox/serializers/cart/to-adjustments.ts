import type { CartAdjustment } from '@generated/cart/model/cartAdjustment';
import { LOCALES } from '@/domain/locale/locales';
import { add, type Cents, ZERO } from '@/domain/money/cents';
import type { Adjustment, PricedOrder } from '../../pricing/priced-order';
import type { ResponseView } from '../response-view';
import { toAmount } from './amount';
import { reductionCode, reductionLabel } from './reduction-labels';

/** Calculation usage id of discounts. */
const DISCOUNT_USAGE = '-1';

type Level = NonNullable<CartAdjustment['displayLevel']>;

export function toItemAdjustments(adjustments: readonly Adjustment[], view: ResponseView): CartAdjustment[] {
  return adjustments.map((adjustment) => toAdjustment(adjustment, 'OrderItem', view));
}

/** Returns all adjustments of an order: those of its items, summed by reduction, then those of the order itself. */
export function toOrderAdjustments(priced: PricedOrder, view: ResponseView): CartAdjustment[] {
  return [
    ...sumByReduction(
      priced.items.flatMap((item) => item.adjustments),
      view,
    ).map((adjustment) => toAdjustment(adjustment, 'OrderItem', view)),
    ...priced.adjustments.map((adjustment) => toAdjustment(adjustment, 'Order', view)),
  ];
}

function sumByReduction(adjustments: readonly Adjustment[], view: ResponseView): Adjustment[] {
  const sums = new Map<string, Adjustment>();
  for (const { reduction, amount } of adjustments) {
    const key = `${reductionCode(reduction)} ${reductionLabel(reduction, view)}`;
    const sum: Cents = add(sums.get(key)?.amount ?? ZERO, amount);
    sums.set(key, { reduction, amount: sum });
  }
  return [...sums.values()];
}

function toAdjustment(
  { reduction, amount }: Adjustment,
  displayLevel: Level,
  view: ResponseView,
): CartAdjustment {
  return {
    amount: toAmount(amount),
    code: reductionCode(reduction),
    currency: view.currency,
    description: reductionLabel(reduction, view),
    descriptionLanguage: LOCALES[view.locale].languageId,
    displayLevel,
    usage: 'Discount',
    xadju_calUsageId: DISCOUNT_USAGE,
  };
}
