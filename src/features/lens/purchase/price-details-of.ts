import { type InsuranceEffect, insuranceEffect } from '@/domain/pricing/insurance-quote';
import { priceSummary } from '@/domain/pricing/price-summary';
import { savingReason } from '@/domain/pricing/saving-reason';
import type { LensPackageView, LensView, PlanView } from '../api/lens-view';
import { priceInput } from '../panel/panel-prices';
import type { PriceSummaryListProps } from './price-summary-list';

/** The choices in addition to the frame. */
export interface LensAndPlan {
  lens?: LensPackageView | undefined;
  plan?: PlanView | undefined;
}

/**
 * Returns the price summary and reasons; undefined for a price on request, 'invalid' when the prices of the response cannot be
 * calculated with.
 */
export function priceDetailsOf(
  view: LensView,
  { lens, plan }: LensAndPlan,
): PriceSummaryListProps | 'invalid' | undefined {
  try {
    const input = priceInput(view, lens, plan);
    if (!input) return undefined;
    const { promotionDetail, perk } = view;
    const perkTitle = perk?.title;
    return { summary: priceSummary(input), reason: savingReason(input), promotionDetail, perkTitle };
  } catch {
    return 'invalid';
  }
}

/** Returns the effect of insurance on the price; undefined while it is off, or unknown. */
export function insuranceEffectOf(view: LensView, { lens, plan }: LensAndPlan): InsuranceEffect | undefined {
  try {
    const input = priceInput(view, lens, plan);
    return input && insuranceEffect(input);
  } catch {
    return undefined;
  }
}
