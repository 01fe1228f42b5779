import { type AttributeLookup, attributeText } from './attributes';

export type ProductKind = 'eyeglasses' | 'sunglasses' | 'contact-lenses';

/** Wire values of PRODUCT_TYPE; frames without one are eyeglasses. */
const KINDS: Partial<Record<string, ProductKind>> = { SUN: 'sunglasses', CONTACT_LENS: 'contact-lenses' };

/** Returns the kind of a product (000 §3); eyeglasses when the attribute is missing or unknown. */
export function readKind(attribute: AttributeLookup): ProductKind {
  return KINDS[attributeText(attribute, 'PRODUCT_TYPE') ?? ''] ?? 'eyeglasses';
}
