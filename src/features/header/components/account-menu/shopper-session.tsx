import { type RefObject, useEffect } from 'react';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { useStoreValue } from '@/lib/state/create-store';
import { useCartCount } from '../../api/use-cart-count';
import { useSavedCount } from '../../api/use-saved-count';
import { useShopperIdentity } from '../../api/use-shopper-identity';
import { useAccountMenuTrigger } from '../../hooks/use-account-menu-trigger';
import { useDeviceType } from '../../hooks/use-device-type';
import { ACCOUNT_MENU, CLOSED, type MenuSelection } from '../../state/selected-menu';

// It loads when the shopper turns to the account link.
const accountMenu = loadOnDemand(async () => (await import('./account-menu')).AccountMenu);

/** Item counts on the header's cart and wishlist links. */
export interface ShopperCounts {
  inCart: number;
  saved: number;
}

export interface ShopperSessionProps extends MenuSelection {
  /** Container of the account link. */
  account: RefObject<HTMLElement | null>;
  onCounts: (counts: ShopperCounts) => void;
}

/**
 * Loads the wishlist and cart counts of a shopper with a session and renders a member's account menu on desktop. On
 * mobile and tablet, and for guests, the account link navigates to the account page (000 §6).
 */
export function ShopperSession({ selected, onSelect, account, onCounts }: ShopperSessionProps) {
  const { isMember } = useShopperIdentity();
  const hasMenu = useDeviceType() === 'D' && isMember;
  const inCart = useCartCount();
  const saved = useSavedCount();
  useEffect(() => onCounts({ inCart, saved }), [inCart, saved, onCounts]);
  const open = hasMenu && selected === ACCOUNT_MENU;
  const AccountMenu = useStoreValue(accountMenu);
  useAccountMenuTrigger(account, {
    hasMenu,
    open,
    onIntent: accountMenu.load,
    onToggle: () => onSelect(open ? CLOSED : ACCOUNT_MENU),
  });
  return open && AccountMenu ? <AccountMenu onClose={() => onSelect(CLOSED)} /> : null;
}
