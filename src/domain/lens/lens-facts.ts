import type { PowerRange } from './selected-lens-package';

/** What distinguishes the lens packages of a frame. The order is that of the steps in the lens panel. */
export const LENS_ATTRIBUTES = ['type', 'material', 'treatment', 'color', 'coating'] as const;

export type LensAttribute = (typeof LENS_ATTRIBUTES)[number];

/** Codes of a lens package, and the powers that it is made in. */
export interface LensFacts extends Readonly<Record<LensAttribute, string>> {
  readonly upc: string;
  /** Range of sphere, and of sphere plus cylinder, in diopters. */
  readonly sphere: PowerRange;
  /** Range of the addition, in diopters. */
  readonly addition: PowerRange;
}

/** The codes that the shopper has chosen so far. A code that is incompatible with an earlier one has no effect. */
export type LensChoices = { readonly [Attribute in LensAttribute]?: string | undefined };
