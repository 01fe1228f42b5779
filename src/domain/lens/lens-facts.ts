import type { PowerRange } from './selected-lens-package';

/** Attributes that distinguish the lens packages of a frame, in the order of the lens panel's steps. */
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

/**
 * Makes the codes of each package unique, so that choosing every attribute always leads to one package: of packages with
 * the same codes, all but the first get their UPC as part of the code of the coating.
 */
export function withUniqueCodes<Facts extends LensFacts>(lenses: readonly Facts[]): Facts[] {
  const seen = new Set<string>();
  return lenses.map((lens) => {
    const key = LENS_ATTRIBUTES.map((attribute) => lens[attribute]).join('|');
    if (seen.has(key)) return { ...lens, coating: `${lens.coating}:${lens.upc}` };
    seen.add(key);
    return lens;
  });
}

/** Returns the distinct codes of an attribute, in the order of the packages. */
export function distinctCodes(lenses: readonly LensFacts[], attribute: LensAttribute): string[] {
  return [...new Set(lenses.map((lens) => lens[attribute]))];
}
