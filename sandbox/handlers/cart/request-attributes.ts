import type { CartExtendAttribute } from '@generated/cart/model/cartExtendAttribute';
import type { CartItemAttribute } from '@generated/cart/model/cartItemAttribute';
import type { OrderItem } from '../../state/order';

/** Returns the attributes of an item in a request, from either of its two forms; the extended form wins. */
export function requestAttributes({
  itemAttributes = [],
  orderItemExtendAttribute = [],
}: {
  itemAttributes?: CartItemAttribute[];
  orderItemExtendAttribute?: CartExtendAttribute[];
}): OrderItem['attributes'] {
  const values = new Map<string, string>();
  for (const { attrName, attrValue } of itemAttributes) values.set(attrName, attrValue ?? '');
  for (const { attributeName, attributeValue } of orderItemExtendAttribute) {
    values.set(attributeName, attributeValue);
  }
  return [...values].map(([name, value]) => ({ name, value }));
}
