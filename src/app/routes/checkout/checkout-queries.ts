/** Queries of the checkout, in a chunk that hydration does not need. */
export { cartProductsQuery } from '@/features/cart/api/cart-products';
export { deliveryMethodsQuery } from '@/features/checkout/api/delivery-methods';
export { paymentsQuery } from '@/features/payment-methods/api/payments-query';
export { contactQuery } from '@/lib/session/contact-query';
