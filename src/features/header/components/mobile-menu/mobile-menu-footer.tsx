import { useScrollLock } from '../../hooks/use-scroll-lock';
import { MobileShopperLinks } from './mobile-shopper-links';

/** Account links at the end of the mobile menu. Locks page scroll while the menu is open. */
export function MobileMenuFooter({ open }: { open: boolean }) {
  useScrollLock(open, 'mobile');
  return <MobileShopperLinks />;
}
