import { useScrollLock } from '../state/use-page-hold';
import { MobileShopperLinks } from './narrow-shopper-links';

/** Account links at the end of the mobile menu. Locks page scroll while the menu is open. */
export function MobileMenuFooter({ open }: { open: boolean }) {
  useScrollLock(open, 'mobile');
  return <MobileShopperLinks />;
}
