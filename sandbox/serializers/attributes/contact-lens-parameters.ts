import type { AttributeCode } from '../labels/attribute-labels';

/** The parameters of a contact lens that the shopper chooses; its other attributes are descriptive. */
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
