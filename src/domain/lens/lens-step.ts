/** The steps of the lens panel, in order. */
export const LENS_STEPS = [
  'usage',
  'prescription',
  'material',
  'treatment',
  'coating',
  'plan',
  'review',
] as const;

export type LensStep = (typeof LENS_STEPS)[number];
