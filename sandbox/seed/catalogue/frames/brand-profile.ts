import type { FrameGender, FrameMaterial, FrameShape, RimType } from '../../models/frame';
import type { Currency } from '../../models/price';
import type { PriceEnding } from '../retail-price';
import type { MetalColourId } from './metal-colours';
import type { PlasticColourId } from './plastic-colours';
import type { SunLensId } from './sun-lenses';

/** How a brand speaks: sets the order of thought in its descriptions. */
export type BrandVoice = 'classic' | 'modern' | 'warm' | 'technical' | 'playful' | 'bold';

type Weights<K extends string> = Partial<Record<K, number>>;

/** The personality of an invented frame brand: what it makes, from what, for whom and at what price. */
export interface BrandProfile {
  name: string;
  slug: string;
  /** Two letters before the model number, such as AQ in AQ 2041; unique. */
  code: string;
  voice: BrandVoice;
  /** Number of models. */
  eyeglasses: number;
  sunglasses: number;
  /** Lowest and highest list price, in cents. The two currencies are set apart, as retailers do. */
  priceBand: Record<Currency, readonly [low: number, high: number]>;
  ending: PriceEnding;
  shapes: Weights<FrameShape>;
  materials: Weights<FrameMaterial>;
  rims: Weights<RimType>;
  genders: Weights<FrameGender>;
  plastics: readonly PlasticColourId[];
  metals: readonly MetalColourId[];
  sunLenses: readonly SunLensId[];
}
