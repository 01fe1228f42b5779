import type { AttributeLookup } from '@/domain/catalog/attributes';
import type { Availability } from '@/domain/catalog/availability';
import type { ProductKind } from '@/domain/catalog/kind';
import type { ProductPrice } from '@/domain/catalog/price';
import type { SwatchColors } from '@/domain/catalog/swatch';
import type { Cents } from '@/domain/money/cents';

/** View model of the product page: a frame in one color, or a contact lens. */
export interface ProductView {
  kind: ProductKind;
  /** Catentry id of the SKU. */
  id: string;
  upc: string;
  brand: string;
  name: string;
  /** Localized; empty for a single unnamed color. */
  colorName: string;
  /** One line, such as "Round acetate eyeglasses". */
  summary: string;
  description: string;
  price: ProductPrice | undefined;
  /** Price with the cheapest prescription lens; undefined for a product that takes none. */
  priceWithLenses: Cents | undefined;
  /** Promotion copy from the commerce API; empty without a promotion. */
  promotion: string;
  stock: Availability;
  /** Path of the front picture. */
  image: string | undefined;
  /** All colors of the model, including this one, in the order of the commerce API. */
  colors: readonly ProductColor[];
  /** True if prescription lenses can be fitted. */
  prescriptionReady: boolean;
  /** Attributes of the SKU, with those of its model as fallback. */
  attribute: AttributeLookup;
}

export interface ProductColor {
  upc: string;
  name: string;
  swatch: SwatchColors;
  available: boolean;
}

/** One row of the specifications. The commerce API supplies label and values localized. */
export interface ProductSpec {
  id: string;
  label: string;
  value: readonly string[] | boolean;
  /** Such as mm or D; not included in the values. */
  unit: string | undefined;
}
