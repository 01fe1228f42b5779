import type { Cents } from '@/domain/money/cents';
import type { ListingName } from '@/lib/navigation/site-paths';
import type { AttributeLookup } from './attributes';

/** View model of the product page: a frame in one color, or a contact lens. */
export interface ProductView {
  kind: ListingName;
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
  /** Promotion copy from the commerce API; empty without a promotion. */
  promotion: string;
  stock: StockState;
  /** Path of the front picture. */
  image: string | undefined;
  /** All colors of the model, including this one, in the order of the commerce API. */
  colors: readonly ProductColor[];
  size: FrameSize | undefined;
  /** Whether prescription lenses can be fitted (attribute ROXABLE, 000 §3). */
  prescriptionReady: boolean;
  /** Attributes of the SKU, with those of its model as fallback. */
  attribute: AttributeLookup;
}

export interface ProductPrice {
  offer: Cents;
  /** Equals `offer` without a discount. */
  list: Cents;
  /** Integer percentage, rounded up (000 §5); 0 without a discount. */
  badgePercent: number;
}

export type StockState = 'available' | 'backordered' | 'sold-out';

export interface ProductColor {
  upc: string;
  name: string;
  /** CSS colors: the frame and, for sunglasses, the lens. */
  swatch: readonly [string, string?];
  available: boolean;
}

/** In millimeters. Undefined when the commerce API has no value. */
export interface FrameSize {
  /** Lens (eye) width. */
  eye: number;
  bridge: number;
  temple: number;
  lensHeight: number | undefined;
  totalWidth: number | undefined;
  /** Localized size band, such as "Medium". */
  band: string | undefined;
  /** Shape code, such as cat-eye. */
  shape: string | undefined;
}

/** One row of the specifications. The commerce API supplies label and values localized. */
export interface ProductSpec {
  id: string;
  label: string;
  value: readonly string[] | boolean;
  /** Such as mm or D; not included in the values. */
  unit: string | undefined;
}
