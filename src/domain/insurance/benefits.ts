import type { RiaBenefits } from '@generated/insurance/model/riaBenefits';
import { type Cents, cents } from '../money/cents';
import { BENEFIT_KEYS, type BenefitKey, type InsuranceRecord } from './insurance-record';

/** A benefit of a plan. Amounts in cents of the store's currency. */
export interface Benefit {
  /** True if the shopper can use it now. */
  readonly available: boolean;
  /** Description, in the language of the response. */
  readonly infoBenefit: string;
  /** YYYY-MM-DD on which it renews; null when it can be used now. */
  readonly nextServiceDate: string | null;
  /** Amount that the shopper pays. */
  readonly copay?: Cents;
  /** Largest amount that the plan pays. */
  readonly allowance?: Cents;
  readonly discountPercent?: number;
  readonly frequencyMonths?: number;
}

export type Benefits = Readonly<Partial<Record<BenefitKey, Benefit>>>;

/** Providers without an inquiry: their members are shown the result without benefits (002 §4). */
const PROVIDERS_WITHOUT_INQUIRY: readonly string[] = ['UHC', 'VERSANT', 'AETNA'];

/** Benefits from the wire, which has amounts in units of the currency. */
export function toBenefits(wire: RiaBenefits): Benefits {
  const benefits: Partial<Record<BenefitKey, Benefit>> = {};
  for (const key of BENEFIT_KEYS) {
    const benefit = wire[key];
    if (!benefit) continue;
    const { copay, allowance, ...rest } = benefit;
    benefits[key] = {
      ...rest,
      ...(copay !== undefined && { copay: toCents(copay) }),
      ...(allowance !== undefined && { allowance: toCents(allowance) }),
    };
  }
  return benefits;
}

/**
 * Returns whether to show the benefits screen: with any benefit, always for providers without an inquiry, and for a plan
 * outside the network, because that screen explains how to claim.
 *
 * @param isInNetwork whether the plan is in the network; undefined when the lookup did not say.
 */
export function canShowBenefits(
  benefits: Benefits,
  provider: string,
  isInNetwork: boolean | undefined,
): boolean {
  return (
    Object.keys(benefits).length > 0 || PROVIDERS_WITHOUT_INQUIRY.includes(provider) || isInNetwork === false
  );
}

/** Flags for the record: which benefits there are, and whether they can be used now. */
export function benefitFlags(benefits: Benefits): InsuranceRecord['data'] {
  return Object.fromEntries(
    Object.entries(benefits).map(([key, { available }]) => [key, { available }]),
  ) as InsuranceRecord['data'];
}

function toCents(amount: number): Cents {
  return cents(Math.round(amount * 100));
}
