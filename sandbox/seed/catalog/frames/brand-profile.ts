import type { FrameShape } from '@/domain/catalog/frame-shape';
import type { FrameGender, FrameMaterial, RimType } from '../../models/frame';
import type { Currency } from '../../models/price';
import type { PriceEnding } from '../retail-price';
import type { MetalColorId } from './metal-colors';
import type { PlasticColorId } from './plastic-colors';
import type { SunLensId } from './sun-lenses';

/** Tone of a brand; determines the sentence order of its descriptions. */
export type BrandVoice = 'classic' | 'modern' | 'warm' | 'technical' | 'playful' | 'bold';

type Weights<K extends string> = Partial<Record<K, number>>;

/** Profile of an invented frame brand: shapes, materials, target group and prices. */
export interface BrandProfile {
  name: string;
  slug: string;
  /** Two letters before the model number, such as AQ in AQ 2041; unique. */
  code: string;
  voice: BrandVoice;
  /** Number of models. */
  eyeglasses: number;
  sunglasses: number;
  /** Lowest and highest list price, in cents. Each currency has a separate band, as in retail. */
  priceBand: Record<Currency, readonly [low: number, high: number]>;
  ending: PriceEnding;
  shapes: Weights<FrameShape>;
  materials: Weights<FrameMaterial>;
  rims: Weights<RimType>;
  genders: Weights<FrameGender>;
  plastics: readonly PlasticColorId[];
  metals: readonly MetalColorId[];
  sunLenses: readonly SunLensId[];
}
