import type { Cart } from '@generated/cart/model/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { lookUpAttributes, readColorName } from '@/domain/catalog/attributes';
import { add, type Cents, cents, ZERO } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import type { CartDiscount, CartExtra, CartView, LineItem } from './cart-view';

/**
 * Maps the cart to the view. Totals come from the server; only the total of a line item is added up here.
 *
 * @param products catentries of the cart's part numbers; names fall back to those of the cart.
 */
export function toCartView(cart: Cart, products: CatalogSearchProduct[] = []): CartView {
  const items = cart.orderItem ?? [];
  const byUpc = new Map(products.map((product) => [product.partNumber, product]));
  return {
    orderId: cart.orderId,
    locked: cart.locked === 'true',
    lineItems: items
      .filter(isLineItem)
      .map((item) => toLineItem(item, extrasOf(item, items), byUpc.get(item.partNumber))),
    promotionCodes: (cart.promotionCode ?? []).map(({ code }) => code),
    discounts: (cart.adjustment ?? []).filter(({ usage }) => usage === 'Discount').map(toDiscount),
    totals: {
      products: amount(cart.totalProductPrice),
      shipping: amount(cart.totalShippingCharge),
      tax: add(amount(cart.totalSalesTax), amount(cart.totalShippingTax)),
      grandTotal: amount(cart.grandTotal),
    },
  };
}

function isLineItem({ comments }: CartItem): boolean {
  return comments !== 'LENS' && comments !== 'WARRANTY';
}

function extrasOf(parentItem: CartItem, items: CartItem[]): CartExtra[] {
  return items.flatMap((item) =>
    (item.comments === 'LENS' || item.comments === 'WARRANTY') && item.xitem_field1 === parentItem.orderItemId
      ? [
          {
            orderItemId: item.orderItemId,
            kind: item.comments,
            name: item.xitem_descriptiveName ?? item.partNumber,
            price: amount(item.orderItemPrice),
          },
        ]
      : [],
  );
}

function toLineItem(
  item: CartItem,
  extras: CartExtra[],
  product: CatalogSearchProduct | undefined,
): LineItem {
  return {
    orderItemId: item.orderItemId,
    kind: item.comments === 'LCON' || item.comments === 'RCON' ? 'contact-lens' : 'frame',
    upc: item.partNumber,
    name: item.xitem_descriptiveName || product?.name || item.partNumber,
    brand: product?.manufacturer ?? '',
    color: readColorName(lookUpAttributes(product?.attributes)),
    image: product?.thumbnail ?? product?.fullImage,
    quantity: Math.round(Number(item.quantity)),
    unitPrice: amount(item.unitPrice),
    extras,
    total: add(amount(item.orderItemPrice), ...extras.map(({ price }) => price)),
    eye: EYES[item.comments],
    soldOut: item.orderItemInventoryStatus !== undefined && SOLD_OUT.has(item.orderItemInventoryStatus),
  };
}

const EYES: Partial<Record<CartItem['comments'], LineItem['eye']>> = { LCON: 'left', RCON: 'right' };
const SOLD_OUT = new Set(['Unavailable', 'Unallocated']);

/** The commerce API sends discounts as negative amounts. */
function toDiscount({
  amount: value,
  code = '',
  description = '',
}: NonNullable<Cart['adjustment']>[number]): CartDiscount {
  return {
    id: `${code} ${description} ${value}`,
    description: description || code,
    amount: cents(Math.abs(amount(value))),
  };
}

function amount(value: string | undefined): Cents {
  return parseAmount(value) ?? ZERO;
}
