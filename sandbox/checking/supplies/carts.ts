import type { ContractClient } from '../visitor';
import { asForm } from '../visitor';
import { MissingInput, present, successBody, supply, type Walk } from '../walk';
import { contactLens, frame, lensPackage } from './products';
import { guest, idsOf, newGuest } from './shoppers';

export interface FilledCart {
  client: ContractClient;
  orderId: string;
  /** The frame's line item, or the contact lenses' line item. */
  orderItemId: string;
}

const CART_PAGE = '/AjaxOrderItemDisplayView';

/** Glasses in the cart of the shared guest. */
export const cartWithGlasses = supply(async (walk) => withGlasses(walk, await guest(walk)));

/** Glasses in the cart of a new guest, for calls that close the cart. */
export async function newCartWithGlasses(walk: Walk): Promise<FilledCart> {
  return withGlasses(walk, await newGuest(walk));
}

/** Adds a frame with a lens to a shopper's cart. */
export async function withGlasses(walk: Walk, client: ContractClient): Promise<FilledCart> {
  const { catentryId } = await frame(walk);
  const { lens } = await lensPackage(walk);
  const addResult = successBody(
    'addGlasses',
    await client.POST('/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd', {
      ...asForm,
      body: {
        ...idsOf(walk),
        orderId: '.',
        frameCatentryId: catentryId,
        lensCatentryId: lens.catEntryId,
        lens: lens.upc,
        lensColor: lens.clen,
        includeLens: 'true',
        tah: 'false',
        URL: CART_PAGE,
      },
    }),
  );
  if (typeof addResult !== 'object' || !('orderItemId' in addResult))
    throw new MissingInput('addGlasses rejected the glasses');
  return {
    client,
    orderId: present('orderId', [addResult.orderId].flat()[0]),
    orderItemId: present('orderItemId', [addResult.orderItemId].flat()[0]),
  };
}

/** Contact lenses for one eye in the cart of a new guest. */
export async function newCartWithContactLenses(walk: Walk): Promise<FilledCart> {
  const client = await newGuest(walk);
  const { data, response } = await addContactLenses(walk, client);
  const addResult = successBody('addCartItem', { data, response });
  return {
    client,
    orderId: present('orderId', [addResult.orderId].flat()[0]),
    orderItemId: present('orderItemId', addResult.orderItem?.[0]?.orderItemId),
  };
}

export async function addContactLenses(walk: Walk, client: ContractClient) {
  const { upc, choices } = await contactLens(walk);
  return client.POST('/wcs/resources/store/{storeId}/cart', {
    params: { path: walk.store, query: { langId: walk.store.langId } },
    body: {
      orderId: '.',
      orderItem: [
        {
          partNumber: upc,
          quantity: '1',
          comment: 'RCON',
          orderItemExtendAttribute: choices.map(({ name, value }) => ({
            attributeName: name,
            attributeType: 'STRING',
            attributeValue: value,
          })),
        },
      ],
      x_calculateOrder: '1',
      x_inventoryValidation: 'true',
    },
  });
}
