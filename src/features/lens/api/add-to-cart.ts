import { addGlasses } from '@generated/cart/cart';
import type { AddGlassesForm } from '@generated/cart/model/addGlassesForm';
import type { Cart } from '@generated/cart/model/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import { addGlassesForm } from '@/domain/lens/add-glasses-form';
import type { BooleanString } from '@/domain/lens/form-values';
import type { SelectedLensPackage } from '@/domain/lens/selected-lens-package';
import { CURRENT_ORDER } from '@/domain/product/frame-parameters';
import { addOnce, newItems, type OpenAddition } from '@/lib/cart/add-once';
import { isApiError } from '@/lib/http/api-error';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { Site } from '@/lib/site/site';

const ORDER_NOT_FOUND = '_ERR_ORDER_NOT_FOUND';

/** A frame with its optional lens and protection plan. */
export interface Glasses {
  frameCatentryId: string;
  /** Absent for a frame-only purchase. */
  lens?: SelectedLensPackage | undefined;
  /** Catentry id of the protection plan. Only with a lens: the API rejects it for a frame alone. */
  planId?: string | undefined;
  /** The shopper's current order if absent. */
  orderId?: string | undefined;
  /** The `tah` field, passed through from the page's URL. */
  tah?: BooleanString | undefined;
}

/** Line items of added glasses. */
export interface AddedGlasses {
  /** The recalculation needs it. */
  orderId: string;
  /** The frame's line, which a prescription belongs to. */
  orderItemId: string | undefined;
}

/** Returns the form of the add-glasses command. */
export function glassesForm(site: Site, glasses: Glasses): AddGlassesForm {
  const { frameCatentryId, lens, planId, orderId = CURRENT_ORDER, tah } = glasses;
  return addGlassesForm({
    storeId: site.storeId,
    catalogId: site.catalogId,
    langId: site.languageId,
    orderId,
    frameCatentryId,
    lens,
    addOns: planId && lens ? [planId] : undefined,
    url: sitePaths.cart(site),
    tah,
  });
}

/**
 * Adds glasses to the shopper's cart, once even if the response is lost.
 *
 * @param open of the button that adds them.
 * @throws Error 'Cannot add to cart' with the API error as its cause (000 §4, Add to cart).
 */
export async function addToCart(site: Site, glasses: Glasses, open: OpenAddition): Promise<AddedGlasses> {
  const { frameCatentryId, lens, planId } = glasses;
  try {
    return await addOnce({
      site,
      open,
      key: [frameCatentryId, lens?.catEntryId, planId].join(' '),
      send: () => add(site, glasses),
      find: (cart, before) => findGlasses(cart, before, glasses),
    });
  } catch (cause) {
    throw new Error('Cannot add to cart', { cause });
  }
}

/** Returns the new line of these glasses. */
function findGlasses(cart: Cart, before: readonly CartItem[], glasses: Glasses): AddedGlasses | undefined {
  const items = newItems(cart, before);
  const isPart = (frame: CartItem, kind: CartItem['comments'], productId: string | undefined) =>
    items.find(({ comments, xitem_field1 }) => comments === kind && xitem_field1 === frame.orderItemId)
      ?.productId === productId;
  const frame = items.find(
    (item) =>
      item.productId === glasses.frameCatentryId &&
      isPart(item, 'LENS', glasses.lens?.catEntryId) &&
      isPart(item, 'WARRANTY', glasses.lens && glasses.planId),
  );
  return frame && { orderId: cart.orderId, orderItemId: frame.orderItemId };
}

/** Adds the glasses. The current order replaces one that belongs to an ended session, or was placed in another tab. */
async function add(site: Site, glasses: Glasses): Promise<AddedGlasses> {
  try {
    const response = await addGlasses(glassesForm(site, glasses));
    if (typeof response !== 'object' || !('orderId' in response))
      throw new Error('The response has no order id.');
    const [orderId] = response.orderId;
    if (!orderId) throw new Error('The response has no order id.');
    return { orderId, orderItemId: response.orderItemId[0] };
  } catch (error) {
    const isOrderGone = isApiError(error) && error.key === ORDER_NOT_FOUND;
    if (!isOrderGone || glasses.orderId === undefined || glasses.orderId === CURRENT_ORDER) throw error;
    return add(site, { ...glasses, orderId: undefined });
  }
}
