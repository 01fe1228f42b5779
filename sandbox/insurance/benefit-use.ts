import { addMonths } from 'date-fns/addMonths';
import { labDay } from '../pricing/delivery-days';
import type { SandboxContext } from '../sandbox-context';
import { BENEFIT_PERIOD_MONTHS } from '../seed/insurance/insurance-plans';
import type { Order } from '../state/order';
import type { InsuredShopper } from './insured-shopper';

/** Benefits that are used once per period. */
export type PeriodBenefit = 'frames' | 'lenses' | 'contact';

type Context = Pick<SandboxContext, 'state' | 'now'>;

/**
 * Returns the day on which a benefit renews, as YYYY-MM-DD; undefined while it can be used. Lenses and contact lenses exclude
 * each other: using one uses both.
 */
export function renewalDay(
  context: Context,
  shopper: InsuredShopper,
  benefit: PeriodBenefit,
): string | undefined {
  const sharing: PeriodBenefit[] = benefit === 'frames' ? ['frames'] : ['lenses', 'contact'];
  const today = labDay(context.now());
  const renewals = sharing
    .flatMap((used) => usesOf(context, shopper, used))
    .map((usedAt) => labDay(addMonths(usedAt, BENEFIT_PERIOD_MONTHS)))
    .filter((day) => day > today)
    .sort();
  return renewals.at(-1);
}

function usesOf(context: Context, shopper: InsuredShopper, benefit: PeriodBenefit): Date[] {
  const monthsAgo = shopper.member.used?.[benefit];
  const earlier = monthsAgo === undefined ? [] : [startOfMonth(addMonths(context.now(), -monthsAgo))];
  return [...earlier, ...ordersWith(context, shopper, benefit)];
}

/** Returns when orders were placed in this browser that used the benefit, and that still have the items it paid for. */
function ordersWith({ state }: Context, shopper: InsuredShopper, benefit: PeriodBenefit): Date[] {
  const { member, plan, visitorKey } = shopper;
  return state.orders.by('insuredMember', member.key).flatMap(({ items, placement }) => {
    const used = placement?.usedBenefits;
    if (!placement || used?.visitorKey !== visitorKey || member.plans[used.planIndex] !== plan) return [];
    const isUsed = used.insuredPrices.some(({ orderItemId }) => {
      const item = items.find((candidate) => candidate.orderItemId === orderItemId);
      return item !== undefined && benefitOf(item) === benefit && !isGivenBack(item, items);
    });
    return isUsed ? [new Date(placement.placedAt)] : [];
  });
}

/** Returns the benefit that pays for an item. */
export function benefitOf({ kind }: Order['items'][number]): PeriodBenefit {
  return kind === 'LENS' ? 'lenses' : 'frames';
}

/** Returns whether an item is canceled or has come back: its claim is withdrawn. A lens follows its frame. */
function isGivenBack(item: Order['items'][number], items: Order['items']): boolean {
  const main = items.find(({ orderItemId }) => orderItemId === item.parentItemId) ?? item;
  const status = main.statusChanges?.at(-1)?.status;
  return status === 'X' || status === 'Z';
}

function startOfMonth(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1, 12));
}
