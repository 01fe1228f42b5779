import type { CartItem } from '@generated/cart/model/cartItem';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { Cents } from '@/domain/money/cents';

/** An add-on of a frame: its lens or protection plan. */
export interface CartExtra {
  orderItemId: string;
  kind: 'LENS' | 'WARRANTY';
  name: string;
  /** Catentry id; `lensId` of a lens (000 §3, Cart line). Undefined when the commerce API has lost it. */
  id: string | undefined;
  /** Price of the whole quantity. */
  price: Cents;
}

/** The lens of a line as the commerce API describes it; undefined where it says nothing. */
export interface LensFeatures {
  /** Codes of the lens service, such as `single-vision` and `HI167`. */
  type: string | undefined;
  material: string | undefined;
  /** Refractive index, such as `1.67`. */
  index: string | undefined;
  treatment: string | undefined;
  color: string | undefined;
  coating: string | undefined;
  /** Made and shipped faster. */
  speedy: boolean;
}

export type PrescriptionStatus = 'not-needed' | 'needed' | 'given';

/** A line item of the cart with its extras. */
export interface LineItem {
  orderItemId: string;
  kind: 'frame' | 'contact-lens';
  /** Place among the lines, from 1 (000 §3, Cart line). */
  orderIndex: number;
  /** Catentry id. */
  productId: string;
  upc: string;
  name: string;
  brand: string;
  color: string;
  image: string | undefined;
  quantity: number;
  unitPrice: Cents;
  extras: CartExtra[];
  lens: LensFeatures | undefined;
  /** Lenses can be fitted to the frame. */
  takesLenses: boolean;
  /** The pair has a prescription or a plan, but its lens is gone or has lost its id. */
  lensLost: boolean;
  prescription: PrescriptionStatus;
  /** Whole quantity with extras, before adjustments. */
  total: Cents;
  /** Reductions of this line, in the words of the commerce API. */
  savings: CartDiscount[];
  eye: 'left' | 'right' | undefined;
  soldOut: boolean;
  /** Items as received: the line first, then its extras. For changes that must repeat everything. */
  items: readonly CartItem[];
  /** Product from the catalog; undefined while it has not loaded. */
  product: CatalogSearchProduct | undefined;
}

export interface CartDiscount {
  id: string;
  description: string;
  /** Positive. */
  amount: Cents;
}

/** A promotion code in use. */
export interface AppliedCode {
  code: string;
  /** Takes something off the cart as it is. */
  saves: boolean;
}

export interface CartView {
  orderId: string;
  /** `encOrderMemberId` of the prescription step. */
  stepLink: string | undefined;
  /** Status of the whole cart: one line needs a prescription, all that need one have it, or none needs any. */
  prescriptions: PrescriptionStatus;
  locked: boolean;
  lineItems: LineItem[];
  promotionCodes: AppliedCode[];
  discounts: CartDiscount[];
  /** The server's totals. */
  totals: { products: Cents; shipping: Cents; tax: Cents; grandTotal: Cents };
}
