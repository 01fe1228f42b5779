import type { Cart } from '@generated/cart/model/cart';
import type { CartAdjustment } from '@generated/cart/model/cartAdjustment';
import type { CartItem } from '@generated/cart/model/cartItem';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { lookUpAttributes, readColorName } from '@/domain/catalog/attributes';
import { readPrescriptionReady } from '@/domain/catalog/prescription-limits';
import { isReaders } from '@/domain/lens/lens-type';
import { add, type Cents, cents, ZERO } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import type {
  AppliedCode,
  CartDiscount,
  CartExtra,
  CartView,
  LineItem,
  PrescriptionStatus,
} from './cart-view';
import { contactLensStatus, prescriptionStatus, toLensFeatures } from './lens-features';

/**
 * Maps the cart to the view. Uses the server's totals; adds up only the total of a line item.
 *
 * @param products catentries of the cart's part numbers; names fall back to those of the cart.
 */
export function toCartView(cart: Cart, products: CatalogSearchProduct[] = []): CartView {
  const items = cart.orderItem ?? [];
  const byUpc = new Map(products.map((product) => [product.partNumber, product]));
  const lineItems = items
    .filter(isLineItem)
    .map((item, index) =>
      toLineItem([item, ...childItems(item, items)], index + 1, byUpc.get(item.partNumber)),
    );
  return {
    orderId: cart.orderId,
    stepLink: cart.x_encOrderMemberId,
    prescriptions: prescriptionsOf(lineItems),
    locked: cart.locked === 'true',
    lineItems,
    promotionCodes: toAppliedCodes(cart),
    discounts: toDiscounts(cart.adjustment ?? []),
    totals: {
      products: amount(cart.totalProductPrice),
      shipping: amount(cart.totalShippingCharge),
      tax: add(amount(cart.totalSalesTax), amount(cart.totalShippingTax)),
      grandTotal: amount(cart.grandTotal),
    },
  };
}

export function toAppliedCodes({ promotionCode = [] }: Cart): AppliedCode[] {
  return promotionCode.map(({ code, associatedPromotion = [] }) => ({
    code,
    saves: associatedPromotion.length > 0,
  }));
}

/** Readers have a stock power instead. */
function prescriptionsOf(lineItems: readonly LineItem[]): PrescriptionStatus {
  const statuses = lineItems.map(({ prescription, lens }) =>
    isReaders(lens?.type ?? '') ? 'not-needed' : prescription,
  );
  if (statuses.includes('needed')) return 'needed';
  return statuses.includes('given') ? 'given' : 'not-needed';
}

function isExtra({ comments }: CartItem): boolean {
  return comments === 'LENS' || comments === 'WARRANTY';
}

function isLineItem(item: CartItem): boolean {
  return !isExtra(item);
}

function childItems({ orderItemId }: CartItem, items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => isExtra(item) && item.xitem_field1 === orderItemId);
}

function toExtra(item: CartItem): CartExtra {
  return {
    orderItemId: item.orderItemId,
    kind: item.comments === 'LENS' ? 'LENS' : 'WARRANTY',
    name: item.xitem_descriptiveName ?? item.partNumber,
    id: item.productId || undefined,
    price: amount(item.orderItemPrice),
  };
}

function toLineItem(
  items: readonly [CartItem, ...CartItem[]],
  orderIndex: number,
  product: CatalogSearchProduct | undefined,
): LineItem {
  const [item, ...children] = items;
  const extras = children.map(toExtra);
  const isFrame = item.comments === 'EYE' || item.comments === 'SUN';
  const lensItem = children.find(({ comments }) => comments === 'LENS');
  const lens = lensItem && toLensFeatures(lensItem);
  const hasPrescription = Boolean(item.xitem_field2);
  const attribute = lookUpAttributes(product?.attributes);
  return {
    orderItemId: item.orderItemId,
    kind: isFrame ? 'frame' : 'contact-lens',
    orderIndex,
    productId: item.productId,
    upc: item.partNumber,
    name: item.xitem_descriptiveName || product?.name || item.partNumber,
    brand: product?.manufacturer ?? '',
    color: readColorName(attribute),
    image: product?.thumbnail ?? product?.fullImage,
    quantity: Math.round(Number(item.quantity)),
    unitPrice: amount(item.unitPrice),
    extras,
    lens,
    takesLenses: isFrame && (lens !== undefined || readPrescriptionReady(attribute)),
    lensLost: isFrame && !lensItem?.productId && (lens !== undefined || hasPrescription || extras.length > 0),
    prescription: isFrame ? prescriptionStatus(lens, hasPrescription) : contactLensStatus(hasPrescription),
    total: add(amount(item.orderItemPrice), ...extras.map(({ price }) => price)),
    savings: toDiscounts(items.flatMap(({ adjustment = [] }) => adjustment)),
    eye: EYES[item.comments],
    soldOut: item.orderItemInventoryStatus !== undefined && SOLD_OUT.has(item.orderItemInventoryStatus),
    items,
    product,
  };
}

const EYES: Partial<Record<CartItem['comments'], LineItem['eye']>> = { LCON: 'left', RCON: 'right' };
const SOLD_OUT = new Set(['Unavailable', 'Unallocated']);

function amount(value: string | undefined): Cents {
  return parseAmount(value) ?? ZERO;
}

/** Discounts under the names that the commerce API gives them; those of one name are added up. Other charges are left out. */
function toDiscounts(adjustments: readonly CartAdjustment[]): CartDiscount[] {
  const discounts = new Map<string, CartDiscount>();
  for (const { usage, code = '', description = '', amount: value } of adjustments) {
    if (usage !== 'Discount') continue;
    const id = `${code} ${description}`;
    const soFar = discounts.get(id)?.amount ?? ZERO;
    discounts.set(id, { id, description: description || code, amount: cents(soFar + positive(value)) });
  }
  return [...discounts.values()];
}

/** Negates the discounts, which the commerce API sends as negative amounts. */
function positive(value: string): Cents {
  return cents(Math.abs(parseAmount(value) ?? ZERO));
}
