import type { InsuranceQuote } from '@/domain/pricing/insurance-quote';
import { createStore } from '../state/create-store';

/** The plan's quote for a frame. */
export interface FrameQuote {
  upc: string;
  quote: InsuranceQuote;
}

/** The quote of the frame whose prices are shown, so that a price elsewhere on its page is the same. */
export const frameQuote = createStore<FrameQuote | undefined>(undefined);
