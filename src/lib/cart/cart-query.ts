import { getCart, getGetCartKey, useGetCart } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import { isApiError } from '@/lib/http/api-error';
import type { Query } from '@/lib/queries/query';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { mayHaveSession, useHasSession } from '@/lib/session/session-cookie';
import { type Site, useSite } from '@/lib/site/site';

function cartQueryArgs({ storeId, languageId, currency }: Site) {
  return [storeId, { langId: languageId, currency }] as const;
}

/**
 * Returns the shopper's cart; null when there is none (404). Sends no request without a session, because pages are also
 * prefetched on intent.
 */
export function cartQuery(site: Site): Query<Cart | null> {
  const [storeId, params] = cartQueryArgs(site);
  return {
    key: getGetCartKey(storeId, params),
    fetch: async (options) =>
      mayHaveSession() ? getCart(storeId, params, options).catch(nullIfNotFound) : null,
  };
}

export type CartState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'empty' }
  | FilledCartState;

export interface FilledCartState {
  state: 'filled';
  cart: Cart;
  /** The last revalidation failed, so the data may be stale. */
  outdated: boolean;
  retry: () => void;
}

/** Returns the state of the cart page. */
export function useCart(): CartState {
  // Without a session the prefetched data needs no revalidation.
  const swr = useHasSession() ? shopperQueryOptions : {};
  const { data, error, mutate } = useGetCart(...cartQueryArgs(useSite()), { swr });
  const cart: Cart | null | undefined = data;
  const retry = () => void mutate();
  if (isNotFound(error) || cart === null) return { state: 'empty' };
  if (cart?.orderItem?.length) return { state: 'filled', cart, outdated: error !== undefined, retry };
  if (cart) return { state: 'empty' };
  return error ? { state: 'failed', retry } : { state: 'loading' };
}

function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
