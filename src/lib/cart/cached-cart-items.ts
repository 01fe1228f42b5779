import { getGetCartKey } from '@generated/cart/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import { SWRConfig, unstable_serialize } from 'swr';
import { cacheKey } from '@/lib/queries/query';
import { mayHaveSession } from '@/lib/session/session-cookie';
import type { Site } from '@/lib/site/site';
import { cartQuery } from './cart-query';
import { cartSummaryArgs } from './cart-summary';

/** Returns the items of the cart as the page or the header has loaded them; undefined when neither has. Sends no request. */
export function cachedCartItems(site: Site): readonly CartItem[] | undefined {
  if (!mayHaveSession()) return [];
  const { cache } = SWRConfig.defaultValue;
  const keys = [cacheKey(cartQuery(site)), unstable_serialize(getGetCartKey(...cartSummaryArgs(site)))];
  const entry = keys
    .map((key) => cache.get(key))
    .find((cached) => cached?.data !== undefined || cached?.error);
  if (entry?.error) return entry.error.status === 404 ? [] : undefined;
  return entry && (entry.data?.orderItem ?? []);
}
