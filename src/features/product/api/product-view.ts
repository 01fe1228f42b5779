import type { Cents } from '@/domain/money/cents';
import type { ListingName } from '@/platform/navigation/store-paths';
import type { AttributeLookup } from './attributes';

/** What the product page shows of a frame in one colour, or of a contact lens. */
export interface ProductView {
  kind: ListingName;
  /** Catalogue entry id of the SKU. */
  id: string;
  upc: string;
  brand: string;
  name: string;
  /** In the shopper's language; empty when there is only one colour without a name. */
  colourName: string;
  /** One line, such as "Round acetate eyeglasses". */
  summary: string;
  description: string;
  price: ProductPrice | undefined;
  /** What the product's promotion gives, in the platform's words; empty without one. */
  promotion: string;
  stock: StockState;
  /** Path of the front picture. */
  image: string | undefined;
  /** All colours of the model in the platform's order, this one among them. */
  colours: readonly ProductColour[];
  size: FrameSize | undefined;
  /** Whether prescription lenses can be fitted (attribute ROXABLE, 000 §3). */
  prescriptionReady: boolean;
  /** What the platform says of it and, where it says nothing, of its model. */
  attribute: AttributeLookup;
}

export interface ProductPrice {
  offer: Cents;
  /** Equals `offer` where there is no reduction. */
  list: Cents;
  /** Whole per cent for the badge, rounded up (000 §5); 0 without a reduction. */
  badgePercent: number;
}

export type StockState = 'available' | 'backordered' | 'sold-out';

export interface ProductColour {
  upc: string;
  name: string;
  /** CSS colours: the frame, and the lens of sunglasses. */
  swatch: readonly [string, string?];
  available: boolean;
}

/** In millimetres. Undefined where the platform does not say. */
export interface FrameSize {
  /** Lens (eye) width. */
  eye: number;
  bridge: number;
  temple: number;
  lensHeight: number | undefined;
  totalWidth: number | undefined;
  /** Name of the size band in the shopper's language, such as "Medium". */
  band: string | undefined;
  /** Code of the frame's shape, such as cat-eye. */
  shape: string | undefined;
}

/** A labelled property; label and values are the platform's, in the shopper's language. */
export interface ProductFact {
  id: string;
  label: string;
  /** Texts, or the answer to a yes-or-no property. */
  value: readonly string[] | boolean;
  /** Such as mm or D; not part of the values. */
  unit: string | undefined;
}
