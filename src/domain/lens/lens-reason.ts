import type { Eye } from '../prescription/eye';
import type { LensAttribute } from './lens-facts';
import type { PowerRange } from './selected-lens-package';

/** Reasons why a lens cannot be chosen. Powers in diopters, heights in millimeters. */
export type LensReason =
  /** The power of an eye is outside the range that the lens is made in. */
  | { readonly kind: 'power'; readonly eye: Eye; readonly power: number; readonly range: PowerRange }
  /** A lens for near needs an addition in both eyes. */
  | { readonly kind: 'addition-missing' }
  | { readonly kind: 'addition'; readonly eye: Eye; readonly addition: number; readonly range: PowerRange }
  /** The largest absolute power of an eye is outside the range of the frame (003 §5). */
  | {
      readonly kind: 'frame-power';
      readonly eye: Eye;
      readonly power: number;
      readonly problem: 'below-minimum' | 'above-maximum';
      readonly limit: number;
    }
  /** The lens is too low for the corridor or the segment. */
  | { readonly kind: 'frame-height'; readonly height: number; readonly minimum: number }
  /** Drilled lenses crack in this material. */
  | { readonly kind: 'rimless' }
  | { readonly kind: 'kids' }
  /** Conflicts with an earlier choice, or with two of them together. */
  | ({ readonly kind: 'combination'; readonly and?: EarlierChoice } & EarlierChoice);

interface EarlierChoice {
  readonly attribute: LensAttribute;
  readonly code: string;
}
