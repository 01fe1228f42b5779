export * from './cancel-order/cancel-order.ts';
export * from './create-return/create-return.ts';
export * from './get-carrier-url/get-carrier-url.ts';
export * from './get-delivery-dates/get-delivery-dates.ts';
export * from './get-guest-order/get-guest-order.ts';
export * from './get-order-history/get-order-history.ts';
export * from './reorder-items/reorder-items.ts';
