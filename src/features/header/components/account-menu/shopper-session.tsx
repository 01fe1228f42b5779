import { useGetCart } from '@generated/cart/cart';
import { type RefObject, useEffect } from 'react';
import { type DeviceType, deviceType } from '@/domain/session/device';
import { cartSummaryArgs } from '@/lib/cart/cart-summary';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useSite } from '@/lib/site/site';
import { createStore, useStoreValue } from '@/lib/state/create-store';
import { useLatest } from '@/lib/state/use-latest';
import { countCartItems } from '../../api/count-cart-items';
import { useSavedCount } from '../../api/use-saved-count';
import { useShopperIdentity } from '../../api/use-shopper-identity';
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

const currentDeviceType = createStore<DeviceType>('M', {
  read: () => deviceType(window.innerWidth),
  changedBy: ['resize'],
});

/** Returns the device type of the current viewport; mobile on the server. */
function useDeviceType(): DeviceType {
  return useStoreValue(currentDeviceType);
}

interface AccountMenuTrigger {
  hasMenu: boolean;
  open: boolean;
  /** Called on hover, focus or click. Stable. */
  onIntent: () => void;
  onToggle: () => void;
}

/** Makes a member's account link toggle a menu and sets aria-expanded. */
function useAccountMenuTrigger(
  account: RefObject<HTMLElement | null>,
  { hasMenu, open, onIntent, onToggle }: AccountMenuTrigger,
) {
  const latest = useLatest(onToggle);

  useEffect(() => {
    const link = account.current?.querySelector('a');
    if (!link || !hasMenu) return;
    const handleClick = (event: MouseEvent) => {
      // Modified clicks open a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onIntent();
      latest.current();
    };
    const controller = new AbortController();
    const { signal } = controller;
    link.addEventListener('click', handleClick, { signal });
    for (const intent of ['pointerenter', 'focus']) link.addEventListener(intent, onIntent, { signal });
    return () => {
      controller.abort();
      link.removeAttribute('aria-expanded');
    };
  }, [account, hasMenu, onIntent]);

  useEffect(() => {
    if (hasMenu) account.current?.querySelector('a')?.setAttribute('aria-expanded', String(open));
  }, [account, hasMenu, open]);
}

/**
 * Returns the number of items in the cart; 0 while loading and on the server. The cart is not requested for the generic user
 * (-1002, 000 §6). A 404 means that the shopper has no cart.
 */
function useCartCount(): number {
  const args = cartSummaryArgs(useSite());
  const { hasIdentity } = useShopperIdentity();
  const cart = useGetCart(...args, { swr: { ...shopperQueryOptions, enabled: hasIdentity } });
  if (!hasIdentity || cart.error?.status === 404) return 0;
  return countCartItems(cart.data?.orderItem);
}
