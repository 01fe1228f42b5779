import { addCartItem, deleteCartItem, updateCartItem } from '@generated/cart/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import type { CartItemAddition } from '@generated/cart/model/cartItemAddition';
import {
  CONTACT_LENS_PARAMETERS,
  type LensCombination,
  type LensValues,
  resolveValues,
} from '@/domain/contact-lens/combinations';
import { addOnce, type OpenAddition } from '@/lib/cart/add-once';
import type { Site } from '@/lib/site/site';
import { type ContactLensLine, type Eye, type LensOrder, orderedEyes } from '../state/lens-order';

/** Order id that the commerce API resolves to the shopper's current order. */
const CURRENT_ORDER = '.';
const LINE_KINDS = { right: 'RCON', left: 'LCON' } as const satisfies Record<Eye, string>;

export interface ContactLensOrder {
  /** Catentry id of the lens. */
  productId: string;
  combinations: readonly LensCombination[];
  order: LensOrder;
  /** The line that the order replaces. */
  replaces?: ContactLensLine | undefined;
}

/** Returns one cart line for each ordered eye. */
export function cartAdditions({ productId, combinations, order }: ContactLensOrder): CartItemAddition[] {
  return orderedEyes(order).map((eye) => {
    const values = resolveValues(combinations, order[eye].values);
    return {
      productId,
      quantity: String(order[eye].boxes),
      comment: LINE_KINDS[eye],
      orderItemExtendAttribute: CONTACT_LENS_PARAMETERS.flatMap((name) => {
        const attributeValue = values[name];
        return attributeValue === undefined
          ? []
          : [{ attributeName: name, attributeType: 'STRING' as const, attributeValue }];
      }),
    };
  });
}

/** The new lenses are in the cart, but the line that they replace is too. */
export class OldLineLeftError extends Error {
  override readonly name = 'OldLineLeftError';
}

/**
 * Orders contact lenses, or changes a line of the cart. A line with other values is added before the old one is removed, so
 * that a rejection leaves the cart as it was.
 *
 * @returns the order's id, which the recalculation needs.
 * @throws OldLineLeftError when the old line could not be removed.
 */
export async function orderContactLenses(
  site: Site,
  order: ContactLensOrder,
  open: OpenAddition,
): Promise<string> {
  const { storeId, languageId } = site;
  const params = { langId: languageId };
  const { replaces } = order;
  if (replaces && isSameLens(order, replaces)) {
    const { orderItemId, eye } = replaces;
    const line = { orderItemId, quantity: `${order.order[eye].boxes}.0` };
    const { orderId } = await updateCartItem(storeId, { orderItem: [line], x_calculateOrder: '1' }, params);
    return orderId;
  }
  const orderItem = cartAdditions(order);
  const orderId = await addOnce({
    site,
    open,
    key: JSON.stringify(orderItem),
    send: async () => {
      const body = { orderId: CURRENT_ORDER, orderItem, x_calculateOrder: '1' } as const;
      return (await addCartItem(storeId, body, params)).orderId;
    },
    find: (cart, before) => {
      const { orderItem: items = [] } = cart;
      const areIn = orderItem.every((addition) => boxesOf(items, addition) - boxesOf(before, addition) > 0);
      return areIn ? cart.orderId : undefined;
    },
  });
  if (replaces) {
    const removal = { orderItemId: replaces.orderItemId, calculateOrder: '1' } as const;
    await deleteCartItem(storeId, removal, params).catch((cause: unknown) => {
      throw new OldLineLeftError('The replaced line is still in the cart.', { cause });
    });
  }
  return orderId;
}

/** Sums the boxes of an added lens in a cart, because the cart joins equal lines into one. */
function boxesOf(items: readonly CartItem[], addition: CartItemAddition): number {
  const isSame = ({ productId, comments, orderItemExtendAttribute = [] }: CartItem) =>
    productId === addition.productId &&
    comments === addition.comment &&
    (addition.orderItemExtendAttribute ?? []).every(({ attributeName, attributeValue }) =>
      orderItemExtendAttribute.some(
        (own) => own.attributeName === attributeName && own.attributeValue === attributeValue,
      ),
    );
  return items.filter(isSame).reduce((boxes, { quantity }) => boxes + Number(quantity), 0);
}

function isSameLens({ combinations, order }: ContactLensOrder, line: ContactLensLine): boolean {
  const values: LensValues = resolveValues(combinations, order[line.eye].values);
  return CONTACT_LENS_PARAMETERS.every((name) => values[name] === line.values[name]);
}
