import type { ReactNode } from 'react';
import type { ListingScope } from './listing-scope';

/** The products that a bar shows benefits for (002 §2, 003 §2.2). */
export type BenefitBar = 'contact-lenses' | 'frames' | 'lenses' | 'frames-and-lenses';

/** Renders the insurance bars that apply to a listing, in display order. */
export type RenderBenefitBars = (bars: readonly BenefitBar[]) => ReactNode;

const FRAMES: readonly BenefitBar[] = ['frames', 'lenses', 'frames-and-lenses'];
const CONTACT_LENSES: readonly BenefitBar[] = ['contact-lenses'];
const ALL: readonly BenefitBar[] = [...FRAMES, ...CONTACT_LENSES];

/** Returns the bars of a listing, the same array each time. A search may return any kind of product. */
export function benefitBarsFor(scope: ListingScope): readonly BenefitBar[] {
  if (scope === 'contact-lenses') return CONTACT_LENSES;
  return scope === 'search' ? ALL : FRAMES;
}
