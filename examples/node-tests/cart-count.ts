const CART = 'https://shop.example.com/wcs/resources/store/10851/cart/@self';

/** The code under test: what an app's header shows beside the bag. */
export async function cartCount(): Promise<string> {
  const response = await fetch(CART);
  // No cart yet.
  if (response.status === 404) return '0';
  if (!response.ok) return '–';
  const { orderItem = [] } = (await response.json()) as { orderItem?: unknown[] };
  return String(orderItem.length);
}
