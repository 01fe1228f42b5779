import type { ContractClient } from '../visitor';
import { asForm } from '../visitor';
import { type ContractRun, fixture, MissingInputError, requireValue, successBody } from '../walk';
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
export const cartWithGlasses = fixture(async (run) => addGlassesToCart(run, await guest(run)));

/** Glasses in the cart of a new guest, for calls that close the cart. */
export async function newCartWithGlasses(run: ContractRun): Promise<FilledCart> {
  return addGlassesToCart(run, await newGuest(run));
}

/** Adds a frame with a lens to a shopper's cart. */
export async function addGlassesToCart(run: ContractRun, client: ContractClient): Promise<FilledCart> {
  const { catentryId } = await frame(run);
  const { lens } = await lensPackage(run);
  const addResult = successBody(
    'addGlasses',
    await client.POST('/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd', {
      ...asForm,
      body: {
        ...idsOf(run),
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
    throw new MissingInputError('addGlasses rejected the glasses');
  return {
    client,
    orderId: requireValue('orderId', [addResult.orderId].flat()[0]),
    orderItemId: requireValue('orderItemId', [addResult.orderItemId].flat()[0]),
  };
}

/** Contact lenses for one eye in the cart of a new guest. */
export async function newCartWithContactLenses(run: ContractRun): Promise<FilledCart> {
  const client = await newGuest(run);
  const { data, response } = await addContactLenses(run, client);
  const addResult = successBody('addCartItem', { data, response });
  return {
    client,
    orderId: requireValue('orderId', [addResult.orderId].flat()[0]),
    orderItemId: requireValue('orderItemId', addResult.orderItem?.[0]?.orderItemId),
  };
}

export async function addContactLenses(run: ContractRun, client: ContractClient) {
  const { upc, choices } = await contactLens(run);
  return client.POST('/wcs/resources/store/{storeId}/cart', {
    params: { path: run.store, query: { langId: run.store.langId } },
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
