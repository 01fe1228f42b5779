/** Queries of the confirmation, in a chunk that hydration does not need. */
export { cartProductsQuery } from '@/features/cart/api/cart-products';
export { confirmedOrderQuery, doctorCallQuery } from '@/features/checkout/api/confirmed-order';
