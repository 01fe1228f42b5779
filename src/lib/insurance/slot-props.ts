import type { InsuranceEffect } from '@/domain/pricing/insurance-quote';
import type { Promotion } from '@/domain/pricing/price-input';
import type { QuoteState } from './use-insurance-quote';

/** State of the insurance toggle in a frame's prices. */
export interface InsuranceToggleState {
  quote: QuoteState;
  /** Undefined while the plan's prices are not known. */
  effect: InsuranceEffect | undefined;
  /** The frame's promotion without insurance. */
  promotion: Promotion | undefined;
  /** Lenses can be chosen, and none are yet. */
  offersLenses: boolean;
}
