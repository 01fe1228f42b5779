import { placedOrder } from '../supplies/orders';
import { anyone, member } from '../supplies/shoppers';
import type { Probes } from './probe';

export const ordersProbes = {
  getGuestOrder: async (walk) => {
    const { orderId, email } = await placedOrder(walk);
    return (await anyone(walk)).GET('/wcs/resources/store/{storeId}/ordercst/guest/{orderId}', {
      params: { path: { ...walk.store, orderId }, query: { email } },
    });
  },
  getDeliveryDates: async (walk) => {
    const { client, orderItemId } = await placedOrder(walk);
    return client.GET('/wcs/resources/store/{storeId}/orderitemEDDInfo/saved', {
      params: { path: walk.store, query: { orderItems: orderItemId } },
    });
  },
  getCarrierUrl: async (walk) => {
    const { client, orderItemId } = await placedOrder(walk);
    return client.GET('/wcs/resources/store/{storeId}/delivery/{orderItemId}/carrierUrl', {
      params: { path: { ...walk.store, orderItemId } },
    });
  },
  getOrderHistory: async (walk) => {
    const { client } = await member(walk);
    return client.GET('/wcs/resources/store/{storeId}/order/@history', {
      params: { path: walk.store, query: { pageNumber: 1, pageSize: 10 } },
    });
  },
} satisfies Probes;
