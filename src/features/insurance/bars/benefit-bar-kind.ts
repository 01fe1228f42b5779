import type { BenefitKey } from '@/domain/insurance/insurance-record';

/** The products that a bar shows benefits for (002 §2). */
export type BenefitBarKind = 'contact-lenses' | 'frames' | 'lenses' | 'frames-and-lenses';

/** The benefit of a bar for one kind of product. */
export const BAR_BENEFITS: Record<Exclude<BenefitBarKind, 'frames-and-lenses'>, BenefitKey> = {
  frames: 'frames',
  lenses: 'lenses',
  'contact-lenses': 'contact',
};
