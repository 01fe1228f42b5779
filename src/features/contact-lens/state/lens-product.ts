import { type AttributeLookup, attributeText } from '@/domain/catalog/attributes';
import type { ProductPrice } from '@/domain/catalog/price';
import { type LensSupply, largestSupply } from '@/domain/contact-lens/lens-supply';

/** The data of a contact lens that ordering needs. */
export interface LensProduct {
  /** Catentry id. */
  id: string;
  upc: string;
  /** Price of one box; undefined while it is on request. */
  price: ProductPrice | undefined;
  soldOut: boolean;
  attribute: AttributeLookup;
}

/** Returns a year's supply for one eye, or the largest that a line holds; undefined when the wear or the box is unknown. */
export function supplyOf({ attribute }: Pick<LensProduct, 'attribute'>): LensSupply | undefined {
  const wear = attribute('WEAR')?.values[0]?.identifier ?? '';
  return largestSupply(wear, Number(attributeText(attribute, 'BOX_SIZE')));
}
