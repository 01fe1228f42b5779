import type { Localized } from './localized';
import type { Currency, PriceCents } from './price';

/** Available parameters of a contact lens; powers in diopters, curve and diameter in millimeters, axis in degrees. */
export interface ContactLensParameters {
  baseCurve: number[];
  diameter: number[];
  power: number[];
  cylinder?: number[];
  axis?: number[];
  add?: string[];
  dominance?: ('D' | 'N')[];
}

export interface ContactLens {
  catentryId: string;
  upc: string;
  name: string;
  brand: string;
  wear: 'daily' | 'two-week' | 'monthly';
  kind: 'sphere' | 'toric' | 'multifocal' | 'colour';
  boxSize: number;
  parameters: ContactLensParameters;
  price: Record<Currency, PriceCents>;
  description: Localized;
  popularity: number;
  colors?: { code: string; name: Localized; hex: string }[];
}
