import { useGetCart } from '@generated/cart/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import { CONTACT_LENS_PARAMETERS } from '@/domain/contact-lens/combinations';
import { MAX_BOXES } from '@/domain/contact-lens/lens-supply';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useSite } from '@/lib/site/site';
import type { ContactLensLine } from '../state/lens-order';

export type ChangedLine =
  | { state: 'none' }
  | { state: 'loading' }
  /** The line is not in the cart, or the cart did not load: the page then orders as usual. */
  | { state: 'gone' }
  | { state: 'ready'; line: ContactLensLine };

/**
 * Returns the cart line that the shopper wants to change.
 *
 * @param orderItemId undefined when there is none.
 * @param upc the lens of the page; a line of another lens is not changed here.
 */
export function useChangedLine(orderItemId: string | undefined, upc: string): ChangedLine {
  const { storeId, languageId, currency } = useSite();
  const { data, error } = useGetCart(
    storeId,
    { langId: languageId, currency },
    { swr: { ...shopperQueryOptions, enabled: orderItemId !== undefined } },
  );
  if (orderItemId === undefined) return { state: 'none' };
  // Null is the cached cart of a shopper without one.
  if (data === undefined && !error) return { state: 'loading' };
  const item = data?.orderItem?.find((candidate) => candidate.orderItemId === orderItemId);
  const line = item?.partNumber === upc ? toContactLensLine(item) : undefined;
  return line ? { state: 'ready', line } : { state: 'gone' };
}

/** Maps an item to a line; undefined for glasses. */
export function toContactLensLine(item: CartItem): ContactLensLine | undefined {
  const { orderItemId, comments, quantity, orderItemExtendAttribute = [] } = item;
  if (comments !== 'LCON' && comments !== 'RCON') return undefined;
  const values = CONTACT_LENS_PARAMETERS.flatMap((name) => {
    const attribute = orderItemExtendAttribute.find(({ attributeName }) => attributeName === name);
    return attribute ? [[name, attribute.attributeValue] as const] : [];
  });
  return {
    orderItemId,
    eye: comments === 'LCON' ? 'left' : 'right',
    values: Object.fromEntries(values),
    boxes: Math.min(Math.max(Math.round(Number(quantity)), 1), MAX_BOXES),
  };
}
