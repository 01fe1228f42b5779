import type { ReactNode } from 'react';
import type { ListingScope } from './listing-scope';

/** The products that a bar shows benefits for (002 §2, 003 §2.2). */
export type BenefitBar = 'contact-lenses' | 'frames' | 'lenses' | 'frames-and-lenses';

/** Props for rendering the insurance bars of a listing. */
export interface RenderBenefitBarsProps {
  /** The bars that apply to this listing, in display order. */
  bars: readonly BenefitBar[];
  /** What benefits are called at this window width. */
  wording: 'benefits' | 'allowance';
}

/** Renders the bars; null when the shopper uses no insurance. */
export type RenderBenefitBars = (props: RenderBenefitBarsProps) => ReactNode;

const FRAME_BARS = ['frames', 'lenses', 'frames-and-lenses'] as const;

/** The bars of a listing. A search may return any kind of product. */
export function benefitBarsFor(scope: ListingScope): readonly BenefitBar[] {
  if (scope === 'contact-lenses') return ['contact-lenses'];
  return scope === 'search' ? [...FRAME_BARS, 'contact-lenses'] : FRAME_BARS;
}
