import { addCartItem, addGlasses, updateCartItem, updateItemLensData } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import { insertItemPrescription } from '@generated/lens/lens';
import { addGlassesForm } from '@/domain/lens/add-glasses-form';
import { updateLensForm } from '@/domain/lens/update-lens-form';
import { addOnce, newItems, type OpenAddition } from '@/lib/cart/add-once';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { Site } from '@/lib/site/site';
import type { RemovedLine } from '../state/removed-line';
import { lensAttribute } from './lens-features';
import { toSelectedLens } from './to-selected-lens';

/** Attributes of a lens that only an edit in the cart sets. */
const EDIT_ATTRIBUTES = ['isSpeedySelected', 'rxcReviewObject', 'rxcImagery', 'upsellConfig'] as const;

/**
 * Adds a removed line again, with lens, plan, quantity and prescription. It gets new ids.
 *
 * @returns whether everything is back; false when the line is, but its quantity or prescription is not.
 * @throws ApiError when the line was not added.
 */
export async function restoreLine(
  site: Site,
  { lineItem, prescription }: RemovedLine,
  open: OpenAddition,
): Promise<boolean> {
  if (lineItem.kind === 'contact-lens') {
    const item = lineItem.items[0] as CartItem;
    await addOnce({
      site,
      open,
      key: item.orderItemId,
      send: () => restoreContactLens(site, item),
      find: (cart, before) => findLine(cart, before, item),
    });
    // Only the prescription step takes one of contact lenses.
    return lineItem.prescription !== 'given';
  }
  const [frame] = lineItem.items as readonly [CartItem];
  const { orderId, itemIds } = await addOnce({
    site,
    open,
    key: frame.orderItemId,
    send: () => restoreGlasses(site, lineItem.items),
    find: (cart, before) => findLine(cart, before, frame),
  });
  const [frameItemId = ''] = itemIds;
  const rest = [
    () => restoreEdit(site, orderId, frameItemId, lineItem.items),
    () => restoreQuantity(site, itemIds, lineItem.quantity),
    () => restorePrescription(site, frameItemId, lineItem.prescription === 'given', prescription),
  ];
  let complete = true;
  for (const restore of rest) complete = (await restore().catch(() => false)) && complete;
  return complete;
}

/** Finds the restored line, with everything that belongs to it. */
function findLine(cart: Cart, before: readonly CartItem[], { productId, comments }: CartItem) {
  const items = newItems(cart, before);
  const line = items.find((item) => item.productId === productId && item.comments === comments);
  if (!line) return undefined;
  const extras = items.filter(({ xitem_field1 }) => xitem_field1 === line.orderItemId);
  return { orderId: cart.orderId, itemIds: [line, ...extras].map(({ orderItemId }) => orderItemId) };
}

async function restoreContactLens({ storeId, languageId }: Site, item: CartItem) {
  const { productId, quantity, comments, orderItemExtendAttribute } = item;
  const { orderId, orderItem } = await addCartItem(
    storeId,
    {
      orderItem: [
        {
          productId,
          quantity,
          comment: comments,
          ...(orderItemExtendAttribute ? { orderItemExtendAttribute } : {}),
        },
      ],
      x_calculateOrder: '1',
    },
    { langId: languageId },
  );
  return { orderId, itemIds: orderItem.map(({ orderItemId }) => orderItemId) };
}

async function restoreGlasses(site: Site, items: readonly CartItem[]) {
  const lensItem = itemOf(items, 'LENS');
  const plan = itemOf(items, 'WARRANTY');
  const response = await addGlasses(
    addGlassesForm({
      storeId: site.storeId,
      catalogId: site.catalogId,
      langId: site.languageId,
      orderId: '.',
      frameCatentryId: items[0]?.productId ?? '',
      lens: lensItem && toSelectedLens(lensItem),
      addOns: plan && [plan.productId],
      url: sitePaths.cart(site),
    }),
  );
  if (typeof response !== 'object' || !('orderItemId' in response)) {
    throw new Error('The response has no order item.');
  }
  return { orderId: response.orderId[0] ?? '.', itemIds: response.orderItemId };
}

/** Restores the data that an edit of the lens in the cart had stored with it. */
async function restoreEdit(site: Site, orderId: string, orderItemId: string, items: readonly CartItem[]) {
  const lensItem = itemOf(items, 'LENS');
  const plan = itemOf(items, 'WARRANTY');
  if (!lensItem) return true;
  const attribute = lensAttribute(lensItem);
  if (EDIT_ATTRIBUTES.every((name) => attribute(name) === undefined)) return true;
  await updateItemLensData(
    updateLensForm({
      storeId: site.storeId,
      catalogId: site.catalogId,
      langId: site.languageId,
      orderId,
      orderItemId,
      lens: toSelectedLens(lensItem),
      isSpeedySelected: attribute('isSpeedySelected') === 'true',
      warranty: plan && { id: plan.productId },
      addOns: plan && [plan.productId],
      reviewObject: attribute('rxcReviewObject'),
      imagery: attribute('rxcImagery'),
      upsellConfig: attribute('upsellConfig'),
      url: sitePaths.cart(site),
    }),
  );
  return true;
}

async function restoreQuantity({ storeId, languageId }: Site, itemIds: readonly string[], quantity: number) {
  if (quantity === 1) return true;
  const orderItem = itemIds.map((orderItemId) => ({ orderItemId, quantity: `${quantity}.0` }));
  await updateCartItem(storeId, { orderItem, x_calculateOrder: '1' }, { langId: languageId });
  return true;
}

async function restorePrescription(
  { storeId }: Site,
  orderItemId: string,
  hadPrescription: boolean,
  read: RemovedLine['prescription'],
) {
  if (!hadPrescription) return true;
  if (!read?.prescription) return false;
  const { status } = await insertItemPrescription(storeId, orderItemId, read.prescription);
  return status === 'Success';
}

function itemOf(items: readonly CartItem[], kind: CartItem['comments']): CartItem | undefined {
  return items.find(({ comments }) => comments === kind);
}
