import type { BenefitKey } from '@/domain/insurance/insurance-record';

/** The products that a bar shows benefits for (002 §2). */
export type BenefitBarKind = 'contact-lenses' | 'frames' | 'lenses' | 'frames-and-lenses';

/** The benefits of a bar, each with what the plan gives beyond it. */
export const BAR_BENEFITS: Record<BenefitBarKind, readonly (readonly [BenefitKey, BenefitKey?])[]> = {
  frames: [['frames']],
  lenses: [['lenses']],
  'frames-and-lenses': [
    ['frames', 'frames_add'],
    ['lenses', 'lenses_add'],
  ],
  'contact-lenses': [['contact']],
};
