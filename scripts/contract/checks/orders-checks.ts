import { placedOrder } from '../fixtures/orders';
import { anonymousClient, member } from '../fixtures/shoppers';
import type { ContractChecks } from './contract-check';

export const ordersChecks = {
  getOrder: async (run) => {
    const { client, orderId } = await placedOrder(run);
    return client.GET('/wcs/resources/store/{storeId}/order/{orderId}', {
      params: { path: { ...run.store, orderId }, query: { langId: run.store.langId } },
    });
  },
  getPlacedOrder: async (run) => {
    const { client, requestId } = await placedOrder(run);
    return client.GET('/wcs/resources/store/{storeId}/cart/@self/checkout/{requestId}', {
      params: { path: { ...run.store, requestId } },
    });
  },
  getGuestOrder: async (run) => {
    const { orderId, email } = await placedOrder(run);
    return (await anonymousClient(run)).GET('/wcs/resources/store/{storeId}/ordercst/guest/{orderId}', {
      params: { path: { ...run.store, orderId }, query: { email } },
    });
  },
  getDeliveryDates: async (run) => {
    const { client, orderItemId } = await placedOrder(run);
    return client.GET('/wcs/resources/store/{storeId}/orderitemEDDInfo/saved', {
      params: { path: run.store, query: { orderItems: orderItemId } },
    });
  },
  getCarrierUrl: async (run) => {
    const { client, orderItemId } = await placedOrder(run);
    return client.GET('/wcs/resources/store/{storeId}/delivery/{orderItemId}/carrierUrl', {
      params: { path: { ...run.store, orderItemId } },
    });
  },
  getOrderHistory: async (run) => {
    const { client } = await member(run);
    return client.GET('/wcs/resources/store/{storeId}/order/@history', {
      params: { path: run.store, query: { pageNumber: 1, pageSize: 10 } },
    });
  },
  createReturn: async (run) => {
    const { orderId, orderItemId, email } = await placedOrder(run);
    return (await anonymousClient(run)).POST(
      '/wcs/resources/store/{storeId}/ordercst/guest/{orderId}/return',
      {
        params: { path: { ...run.store, orderId } },
        body: {
          email,
          requestId: crypto.randomUUID(),
          orderItem: [{ orderItemId, quantity: '1', reason: 'CHANGED_MIND', unopened: 'true' }],
        },
      },
    );
  },
  reorderItems: async (run) => {
    const { client, orderId, email } = await placedOrder(run);
    return client.POST('/wcs/resources/store/{storeId}/ordercst/guest/{orderId}/reorder', {
      params: { path: { ...run.store, orderId } },
      body: { email, requestId: crypto.randomUUID() },
    });
  },
  // The last one, since it changes the order of the others.
  cancelOrder: async (run) => {
    const { orderId, email } = await placedOrder(run);
    return (await anonymousClient(run)).POST(
      '/wcs/resources/store/{storeId}/ordercst/guest/{orderId}/cancel',
      { params: { path: { ...run.store, orderId } }, body: { email } },
    );
  },
} satisfies ContractChecks;
