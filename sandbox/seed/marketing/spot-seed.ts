import type { Localised } from '../models/localised';

/** One marketing spot: what it says, and to whom. */
export interface MarketingSpotSeed {
  name: string;
  identifier: string;
  contentName: string;
  /** HTML, or JSON text for spots that carry data. `{locale}` in it stands for the locale of the call. */
  text: Localised;
  /** Shown on the pages of one category only. */
  categoryId?: string;
}
