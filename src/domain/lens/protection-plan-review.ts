/** Position of the protection plan among the review items (000 §9). */
export const PROTECTION_PLAN_SEQUENCE = 100;

/** Keys of the default messages; in English 'Protection plan' and 'Eyewear protection plan' (000 §3, Warranty). */
export const PROTECTION_PLAN_KEYS = {
  name: 'protectionPlan.name',
  description: 'protectionPlan.description',
} as const;

export type ProtectionPlanKey = (typeof PROTECTION_PLAN_KEYS)[keyof typeof PROTECTION_PLAN_KEYS];

/** An item of the review object of a lens. */
export interface ReviewItem {
  readonly sequence: number;
  readonly name: string;
  readonly description: string;
}

/** Builds the review item of the protection plan, with the plan's text or the default in the shopper's language. */
export function protectionPlanReview(
  translate: (key: ProtectionPlanKey) => string,
  overrides: { readonly name?: string | undefined; readonly description?: string | undefined } = {},
): ReviewItem {
  return {
    sequence: PROTECTION_PLAN_SEQUENCE,
    name: overrides.name?.trim() || translate(PROTECTION_PLAN_KEYS.name),
    description: overrides.description?.trim() || translate(PROTECTION_PLAN_KEYS.description),
  };
}
