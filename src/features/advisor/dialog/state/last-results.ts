import type { AdvisorProduct } from '@/domain/advisor/to-advisor-product';
import { createStore } from '@/lib/state/create-store';

export interface LastResults {
  /** The choices that they are for. */
  key: string;
  products: readonly AdvisorProduct[];
}

/** The results of this page load, for the return from a product page. In memory only. */
export const lastResults = createStore<LastResults | undefined>(undefined);
