import type { OrderSummary } from '@generated/orders/model/orderSummary';
import { useGetOrderHistory } from '@generated/orders/orders';
import { type Cents, ZERO } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import { type OrderItemState, orderItemState } from '@/domain/orders/order-item-state';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { type MemberDataState, useMemberDataState } from '@/lib/session/sign-in-request';
import { useSite } from '@/lib/site/site';
import { ORDERS_PER_PAGE, ordersArgs } from './orders-query';

/** A past order in the list. */
export interface PastOrder {
  orderId: string;
  /** ISO 8601 date-time. */
  placedDate: string;
  state: OrderItemState;
  total: Cents;
  /** Names of the frames and contact lenses, each once. */
  names: readonly string[];
  /** Path of the first item's picture. */
  image: string | undefined;
  /** In lower case; undefined where the commerce API does not name it. */
  email: string | undefined;
}

export interface Orders {
  state: MemberDataState;
  /** Orders of the page. */
  orders: readonly PastOrder[];
  pageCount: number;
  refresh: () => void;
}

/** @param enabled whether the shopper is a member; nothing is requested otherwise. */
export function useOrders(page: number, enabled: boolean): Orders {
  const { data, error, mutate } = useGetOrderHistory(...ordersArgs(useSite(), page), {
    swr: { ...shopperQueryOptions, enabled, keepPreviousData: true },
  });
  const state = useMemberDataState({ data, error });
  return {
    state,
    orders: (data?.Order ?? []).map(toPastOrder),
    pageCount: Math.ceil(Number(data?.recordSetTotal ?? 0) / ORDERS_PER_PAGE),
    refresh: () => void mutate().catch(() => {}),
  };
}

/** Maps an order. As a whole it has no lens: the commerce API says whether one waits for its prescription. */
function toPastOrder(order: OrderSummary): PastOrder {
  const { orderId, placedDate, orderStatus, grandTotal, x_email, x_items = [], x_prescriptionNeeded } = order;
  const isPending = orderStatus === 'E' && x_prescriptionNeeded === 'true';
  return {
    orderId,
    placedDate,
    state: isPending
      ? 'pending-prescription'
      : orderItemState({ comments: 'EYE', orderItemStatus: orderStatus }, undefined),
    total: parseAmount(grandTotal) ?? ZERO,
    names: [...new Set(x_items.map(({ name }) => name))],
    image: x_items[0]?.thumbnail,
    email: x_email,
  };
}
