import { type AttributeLookup, attributeText } from '@/domain/catalog/attributes';
import type { ProductPrice } from '@/domain/catalog/price';
import { annualSupply } from '@/domain/contact-lens/annual-supply';

/** What ordering needs to know about a contact lens. */
export interface LensProduct {
  /** Catentry id. */
  id: string;
  upc: string;
  /** Of one box; undefined while it is on request. */
  price: ProductPrice | undefined;
  soldOut: boolean;
  attribute: AttributeLookup;
}

/** Boxes for one eye and a year; undefined when the wear or the box is unknown, or a line cannot hold as many. */
export function annualBoxes({ attribute }: Pick<LensProduct, 'attribute'>): number | undefined {
  const wear = attribute('WEAR')?.values[0]?.identifier ?? '';
  return annualSupply(wear, Number(attributeText(attribute, 'BOX_SIZE')));
}
