import { sellableByPartNumber } from '../pricing/sellable';
import type { SandboxContext } from '../sandbox-context';
import { itemName } from '../serializers/item-name';
import { GENERIC_USER_ID, type Shopper } from '../session/shopper';
import { findSku } from '../state/find-sku';
import type { OrderItem } from '../state/order';

/** A readable cart line. */
export interface CartLine {
  id: string;
  name: string;
  /** Eyeglasses, sunglasses, lens of a frame, contact lens of the left or right eye, protection plan. */
  kind: OrderItem['kind'];
  quantity: number;
  /** True if the item has a prescription. */
  isPrescribed: boolean;
}

/** The shopper of a browser with their cart, wishlist and prescriptions. */
export interface ShopperState {
  kind: 'anonymous' | 'guest' | 'member';
  userId: string;
  /** Empty for a guest. */
  name: string;
  /** Non-empty open orders: the cart of each store. */
  carts: { storeId: string; orderId: string; lines: CartLine[] }[];
  saved: { id: string; storeId: string; name: string }[];
  /** Numbers only, because the contents are personal. */
  prescriptions: { saved: number; files: number };
}

/** Reads the shopper's state from the sandbox. */
export function shopperStateOf({ state, catalog }: SandboxContext, shopper: Shopper): ShopperState {
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
  const prescriptions = {
    saved: state.accountPrescriptions.by('user', shopper.userId).length,
    files: state.prescriptionFiles.by('user', shopper.userId).length,
  };
  const { userId } = shopper;
  return { kind: kindOf(shopper), userId, name: nameOf(user), carts, saved, prescriptions };

  function lineOf({
    orderItemId,
    kind,
    quantity,
    catentryId,
    partNumber,
    prescriptionId,
  }: OrderItem): CartLine {
    const sellable = sellableByPartNumber(catalog, partNumber);
    const name = frameName(catentryId) ?? (sellable ? itemName(sellable, { language: 'en' }) : partNumber);
    return { id: orderItemId, kind, quantity, name, isPrescribed: prescriptionId !== undefined };
  }

  function frameName(catentryId: string): string | undefined {
    const sku = findSku(catalog, catentryId);
    return sku && `${sku.model.brand} ${sku.model.modelName}, ${sku.color.colorName.en}`;
  }
}

function kindOf({ userId, registerType }: Shopper): ShopperState['kind'] {
  if (userId === GENERIC_USER_ID) return 'anonymous';
  return registerType === 'R' ? 'member' : 'guest';
}

function nameOf(user: { firstName: string; lastName: string } | undefined): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}
