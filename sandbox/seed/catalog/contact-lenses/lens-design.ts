import type { ContactLens } from '../../models/contact-lens';
import type { Currency } from '../../models/price';

/** A lens design of a brand, sold in one or more box sizes; each box size is a SKU. */
export interface ContactLensDesign {
  brand: string;
  name: string;
  wear: ContactLens['wear'];
  kind: ContactLens['kind'];
  /** Lenses per box. */
  boxes: readonly number[];
  /** Millimeters. */
  baseCurve: readonly number[];
  diameter: number;
  /** Lowest and highest sphere, diopters. */
  power: readonly [number, number];
  /** Strongest cylinder, diopters; torics only. */
  cylinderTo?: number;
  /** Step between axes, degrees; torics only. */
  axisStep?: 5 | 10;
  addScheme?: 'words' | 'numbers';
  /** Price of the smallest box, cents. */
  boxPrice: Record<Currency, number>;
  /** Available colors, by code; color lenses only. */
  colors?: readonly string[];
}

type ProductFields = Pick<ContactLensDesign, 'brand' | 'name' | 'boxes'> & { usd: number; cad: number };

function toProductFields({ brand, name, boxes, usd, cad }: ProductFields) {
  return { brand, name, boxes, boxPrice: { USD: usd * 100 - 5, CAD: cad * 100 - 5 } };
}

type Geometry = Pick<ContactLensDesign, 'baseCurve' | 'diameter' | 'power'>;
type Wear = ContactLens['wear'];

export function sphere(wear: Wear, product: ProductFields, geometry: Geometry): ContactLensDesign {
  return { ...toProductFields(product), wear, kind: 'sphere', ...geometry };
}

export function toric(
  wear: Wear,
  product: ProductFields,
  geometry: Geometry & { cylinderTo: number; axisStep?: 5 | 10 },
): ContactLensDesign {
  return { ...toProductFields(product), wear, kind: 'toric', axisStep: 10, ...geometry };
}

export function multifocal(
  wear: Wear,
  product: ProductFields,
  geometry: Geometry & { addScheme: 'words' | 'numbers' },
): ContactLensDesign {
  return { ...toProductFields(product), wear, kind: 'multifocal', ...geometry };
}

export function tinted(
  wear: Wear,
  product: ProductFields,
  geometry: Geometry & { colors: readonly string[] },
): ContactLensDesign {
  return { ...toProductFields(product), wear, kind: 'colour', ...geometry };
}
