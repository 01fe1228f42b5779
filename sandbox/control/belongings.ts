import type { SandboxContext } from '../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../session/shopper';
import { findSku } from '../state/find-sku';
import type { OrderItem } from '../state/order';

/** A line of a cart, in words. */
export interface CartLine {
  id: string;
  name: string;
  /** Eyeglasses, sunglasses, lens of a frame, contact lens of the left or right eye, protection plan. */
  kind: OrderItem['kind'];
  quantity: number;
}

/** Who a browser is for the sandbox, and what is theirs. */
export interface Belongings {
  kind: 'nobody' | 'guest' | 'member';
  userId: string;
  /** Empty for a guest. */
  name: string;
  /** Open orders with lines in them: the cart of each store. */
  carts: { storeId: string; orderId: string; lines: CartLine[] }[];
  saved: { id: string; storeId: string; name: string }[];
}

/** What the shopper has in the sandbox's state. */
export function belongingsOf({ state, catalogue }: SandboxContext, shopper: Shopper): Belongings {
  const user = state.users.get(shopper.userId);
  const carts = state.orders
    .by('user', shopper.userId)
    .filter(({ status, items }) => status === 'P' && items.length > 0)
    .map(({ storeId, orderId, items }) => ({ storeId, orderId, lines: items.map(lineOf) }));
  const saved = state.savedItems
    .by('user', shopper.userId)
    .map(({ savedItemId, storeId, catentryId, upc }) => ({
      id: savedItemId,
      storeId,
      name: frameName(catentryId) ?? upc,
    }));
  return { kind: kindOf(shopper), userId: shopper.userId, name: nameOf(user), carts, saved };

  function lineOf({ orderItemId, kind, quantity, catentryId, partNumber }: OrderItem): CartLine {
    const contactLens = catalogue.contactLenses.find((lens) => lens.catentryId === catentryId);
    const name = frameName(catentryId) ?? contactLens?.name ?? partNumber;
    return { id: orderItemId, kind, quantity, name };
  }

  function frameName(catentryId: string): string | undefined {
    const found = findSku(catalogue, catentryId);
    return found && `${found.model.brand} ${found.model.modelName}, ${found.colour.colourName.en}`;
  }
}

function kindOf({ userId, registerType }: Shopper): Belongings['kind'] {
  if (userId === GENERIC_USER_ID) return 'nobody';
  return registerType === 'R' ? 'member' : 'guest';
}

function nameOf(user: { firstName: string; lastName: string } | undefined): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}
