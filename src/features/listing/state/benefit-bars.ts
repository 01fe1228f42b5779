import type { ReactNode } from 'react';
import type { ListingScope } from './listing-scope';

/** What a bar shows the benefits for (002 §2, 003 §2.2). */
export type BenefitBar = 'contact-lenses' | 'frames' | 'lenses' | 'frames-and-lenses';

/** What the insurance feature is told of the place that its bars have on a listing. */
export interface BenefitBarsPlace {
  /** Those that concern what is listed, in the order shown. */
  bars: readonly BenefitBar[];
  /** What benefits are called at this width of the window. */
  wording: 'benefits' | 'allowance';
}

/** Draws the bars; null while the shopper uses no insurance. */
export type RenderBenefitBars = (place: BenefitBarsPlace) => ReactNode;

const OF_FRAMES = ['frames', 'lenses', 'frames-and-lenses'] as const;

/** The bars of a listing: a search may find anything. */
export function benefitBarsOf(scope: ListingScope): readonly BenefitBar[] {
  if (scope === 'contact-lenses') return ['contact-lenses'];
  return scope === 'search' ? [...OF_FRAMES, 'contact-lenses'] : OF_FRAMES;
}
