import type { Localized } from './localized';
import type { Currency, PriceCents } from './price';

/** A lens package of the lens service. */
export interface LensPackage {
  upc: string;
  catentryId: string;
  name: Localized;
  description: Localized;
  type: 'single-vision' | 'progressive' | 'bifocal' | 'readers' | 'non-prescription' | 'frame-only';
  segmentCode: 'SV' | 'PAL' | 'BF28' | 'RD' | 'NP' | 'FO';
  materialCode: 'PLAS' | 'TRIV' | 'POLY' | 'HI160' | 'HI167' | 'HI174' | 'DEMO';
  index: number;
  treatmentFamily: 'clear' | 'blue' | 'photochromic' | 'sun' | 'polar' | 'mirror';
  antiReflective: 'none' | 'standard' | 'premium';
  blueLight: boolean;
  polar: boolean;
  brand: string;
  color: string;
  colorCode: string;
  services: string[];
  /** Power ranges in diopters. */
  rxValues: { sph: { min: number; max: number }; add: { min: number; max: number } };
  isSpeedyRX: boolean;
  insurable: boolean;
  price: Record<Currency, PriceCents>;
  insuredPrice: Record<Currency, number>;
}
