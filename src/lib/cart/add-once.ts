import { getGetCartKey } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import { getCartPath } from '@generated/operation-paths';
import { SWRConfig, unstable_serialize } from 'swr';
import { revalidateQueries } from '@/lib/cache/revalidate-queries';
import { leavesOutcomeOpen } from '@/lib/http/api-error';
import { prepareUser } from '@/lib/http/user-recovery';
import { cacheKey } from '@/lib/queries/query';
import { mayHaveSession } from '@/lib/session/session-cookie';
import type { Site } from '@/lib/site/site';
import { cartQuery } from './cart-query';
import { cartSummaryArgs } from './cart-summary';

/** The last addition of a button that got no response. Empty at first. */
export interface OpenAddition {
  /** Identifies the addition. */
  key?: string;
  /** Items of the cart before. */
  before?: readonly CartItem[];
}

export interface Addition<Added> {
  site: Site;
  /** The button's pending addition: a second try looks for the first one before it sends anything. */
  open: OpenAddition;
  /** Identifies the product and its options; another choice is another addition. */
  key: string;
  send: () => Promise<Added>;
  /** Finds the addition in the cart; undefined when it is not there. */
  find: (cart: Cart, before: readonly CartItem[]) => Added | undefined;
}

/**
 * Adds to the cart once. When the response is lost, it looks for the lines in the cart; if the cart cannot be read either, the
 * next try begins with that.
 *
 * @throws the error of `send` when nothing was added, or of the cart when that is unknown.
 */
export async function addOnce<Added>({ site, open, key, send, find }: Addition<Added>): Promise<Added> {
  const findIn = async (before: readonly CartItem[]) => {
    const cart = await cartQuery(site).fetch({});
    const added = cart ? find(cart, before) : undefined;
    // Unlike after a response, nobody else reads the cart again.
    if (added) void revalidateQueries([getCartPath]);
    return added;
  };
  const isSecondTry = open.key === key;
  const before = isSecondTry ? open.before : cachedCartItems(site);
  if (isSecondTry && before) {
    const added = await findIn(before);
    if (added) return forget(open, added);
  }
  await prepareUser(site.storeId);
  try {
    return forget(open, await send());
  } catch (error) {
    if (!before || !leavesOutcomeOpen(error)) throw error;
    Object.assign(open, { key, before });
    const added = await findIn(before).catch(() => undefined);
    if (added) return forget(open, added);
    throw error;
  }
}

function forget<Added>(open: OpenAddition, added: Added): Added {
  open.key = undefined;
  open.before = undefined;
  return added;
}

/** Lines that were not in the cart before. */
export function newItems({ orderItem = [] }: Cart, before: readonly CartItem[]): CartItem[] {
  const known = new Set(before.map(({ orderItemId }) => orderItemId));
  return orderItem.filter(({ orderItemId }) => !known.has(orderItemId));
}

/** Returns the items of the cart as the page or the header has loaded them; undefined when neither has. Sends no request. */
function cachedCartItems(site: Site): readonly CartItem[] | undefined {
  if (!mayHaveSession()) return [];
  const { cache } = SWRConfig.defaultValue;
  const keys = [cacheKey(cartQuery(site)), unstable_serialize(getGetCartKey(...cartSummaryArgs(site)))];
  const entry = keys
    .map((key) => cache.get(key))
    .find((cached) => cached?.data !== undefined || cached?.error);
  if (entry?.error) return entry.error.status === 404 ? [] : undefined;
  return entry && (entry.data?.orderItem ?? []);
}
