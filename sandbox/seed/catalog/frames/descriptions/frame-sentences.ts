import type { FrameShape } from '@/domain/catalog/frame-shape';
import rows from '../../../data/frame-sentences.json' with { type: 'json' };
import type { FrameMaterial } from '../../../models/frame';
import type { Localized } from '../../../models/localized';

/** Sentences of the descriptions. Placeholders such as `{name}` and `{eye}` are replaced later. */
export interface FrameSentences {
  /** Opening sentences. */
  shape: Record<FrameShape, readonly Localized[]>;
  material: Record<FrameMaterial, readonly Localized[]>;
  /** Sentences by brand slug. */
  brand: Readonly<Record<string, readonly Localized[]>>;
  detail: Record<FrameDetail, readonly Localized[]>;
  sunLens: Record<SunLensDetail, Localized>;
}

/** A detail about build or fit. */
export type FrameDetail =
  | 'rimless'
  | 'semi-rimless'
  | 'spring-hinges'
  | 'adjustable-nose-pads'
  | 'low-bridge'
  | 'progressive-ready'
  | 'small-size'
  | 'large-size'
  | 'kids'
  | 'any';

/** Details about the lenses of sunglasses in a sentence. */
export type SunLensDetail = 'allPolarized' | 'somePolarized' | 'mirrored' | 'gradient' | 'light' | 'plain';

/** A test checks the file against the schema. */
export const frameSentences: FrameSentences = rows;
