import { usePageHold } from '../state/use-page-hold';
import { NarrowShopperLinks } from './narrow-shopper-links';

/** Account links at the end of the mobile menu. Locks page scroll while the menu is open. */
export function NarrowMenuEnd({ open }: { open: boolean }) {
  usePageHold(open, 'mobile');
  return <NarrowShopperLinks />;
}
