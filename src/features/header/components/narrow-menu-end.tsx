import { usePageHold } from '../state/use-page-hold';
import { NarrowShopperLinks } from './narrow-shopper-links';

/** Below the listings of the narrow menu: the shopper's own. While the menu is open the page behind it stays put. */
export function NarrowMenuEnd({ open }: { open: boolean }) {
  usePageHold(open, 'narrow');
  return <NarrowShopperLinks />;
}
