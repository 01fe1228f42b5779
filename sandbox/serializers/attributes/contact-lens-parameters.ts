import type { AttributeCode } from '../vocabulary/attribute-words';

/** What a shopper chooses of a contact lens; its other attributes only describe it. */
export const contactLensParameters = [
  'BASE_CURVE',
  'DIAMETER',
  'POWER',
  'CYLINDER',
  'AXIS',
  'ADD',
  'DOMINANCE',
  'LENS_COLOR',
] as const satisfies readonly AttributeCode[];
