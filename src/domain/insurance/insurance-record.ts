import { fieldsOf } from '../data/fields-of';
/** Categories of benefits; `_add` is the addition to the benefit itself (002 §3). */
export const BENEFIT_KEYS = ['frames', 'frames_add', 'lenses', 'lenses_add', 'contact', 'exam'] as const;

export type BenefitKey = (typeof BENEFIT_KEYS)[number];

/** At most two plans are accepted per lookup; further ones are dropped (002 §5). */
export const MAX_PLANS = 2;

/** A plan as the record names it. */
export interface InsurancePlan {
  readonly planId: string;
  readonly planName: string;
}

/** Names the lookup in later calls, which send it back unchanged. */
export interface InsuranceInformation {
  readonly planName: string;
  readonly token: string;
  readonly providerName: string;
}

/**
 * Contents of the cookie of a shopper who is logged in to vision insurance (002 §3). Stores flags instead of benefit texts,
 * because a cookie is limited to 4,096 bytes. Personal data: keep it out of logs, events, URLs, cache keys and the page's HTML.
 */
export interface InsuranceRecord {
  readonly token: string;
  readonly riaInsuranceInformation: InsuranceInformation;
  /** One or two. */
  readonly plans: readonly InsurancePlan[];
  readonly activePlanId: string;
  readonly data: Readonly<Partial<Record<BenefitKey, { readonly available: boolean }>>>;
  readonly patientInfo: { readonly insuranceSystemName: string; readonly memberId: string };
}

/** Validates a parsed cookie; undefined for anything else, such as a record without a plan. */
export function toInsuranceRecord(value: unknown): InsuranceRecord | undefined {
  const record = Object(value) as Partial<InsuranceRecord>;
  const { token, riaInsuranceInformation, plans, activePlanId, data, patientInfo } = record;
  const isValid =
    hasTexts({ token, activePlanId }, ['token', 'activePlanId']) &&
    hasTexts(riaInsuranceInformation, ['planName', 'token', 'providerName']) &&
    hasTexts(patientInfo, ['insuranceSystemName', 'memberId']) &&
    arePlans(plans) &&
    typeof data === 'object' &&
    data !== null;
  return isValid ? (record as InsuranceRecord) : undefined;
}

/** Returns the record with another plan in use; the same record when it has no such plan. */
export function withActivePlan(record: InsuranceRecord, planId: string): InsuranceRecord {
  return record.plans.some((plan) => plan.planId === planId) ? { ...record, activePlanId: planId } : record;
}

/** Returns the plan of a record that is not in use; undefined when it has one plan only. */
export function otherPlanId({ plans, activePlanId }: InsuranceRecord): string | undefined {
  return plans.find(({ planId }) => planId !== activePlanId)?.planId;
}

function arePlans(plans: unknown): boolean {
  return (
    Array.isArray(plans) &&
    plans.length > 0 &&
    plans.length <= MAX_PLANS &&
    plans.every((plan) => hasTexts(plan, ['planId', 'planName']))
  );
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  const texts = fieldsOf(value);
  return names.every((name) => typeof texts[name] === 'string');
}
