/** Where the protection plan stands among the review entries (000 §9). */
export const PROTECTION_PLAN_SEQUENCE = 100;

/** Message keys of the default texts; in English 'Protection plan' and 'Eyewear protection plan' (000 §3, Warranty). */
export const PROTECTION_PLAN_KEYS = {
  name: 'protectionPlan.name',
  description: 'protectionPlan.description',
} as const;

export type ProtectionPlanKey = (typeof PROTECTION_PLAN_KEYS)[keyof typeof PROTECTION_PLAN_KEYS];

/** An entry of the review object that goes with a lens. */
export interface ReviewEntry {
  readonly sequence: number;
  readonly name: string;
  readonly description: string;
}

/** The protection plan's review entry: its own texts, or the default ones in the shopper's language. */
export function protectionPlanReview(
  textOf: (key: ProtectionPlanKey) => string,
  own: { readonly name?: string | undefined; readonly description?: string | undefined } = {},
): ReviewEntry {
  return {
    sequence: PROTECTION_PLAN_SEQUENCE,
    name: own.name?.trim() || textOf(PROTECTION_PLAN_KEYS.name),
    description: own.description?.trim() || textOf(PROTECTION_PLAN_KEYS.description),
  };
}
