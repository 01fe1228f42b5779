import type { InsuranceEffect } from '@/domain/pricing/insurance-quote';
import type { Promotion } from '@/domain/pricing/price-input';
import type { QuoteState } from './use-insurance-quote';

/** What the insurance toggle in the prices of a frame shows. */
export interface InsuranceToggleState {
  quote: QuoteState;
  /** Undefined while the plan's prices are not known. */
  effect: InsuranceEffect | undefined;
  /** Of the frame, without insurance. */
  promotion: Promotion | undefined;
  /** Lenses can be chosen, and none are yet. */
  offersLenses: boolean;
}
