import { breakpoint } from '@/domain/session/device';

/**
 * The open header menu: 0 none, 1 to 3 the desktop category menus in order, 4 the account menu, -1 the menu on phones
 * and -2 on tablets (000 §4, Header).
 */
export type SelectedMenu = -2 | -1 | 0 | 1 | 2 | 3 | 4;

/** The open menu and its setter; only one menu is open at a time. */
export interface MenuSelection {
  selected: SelectedMenu;
  onSelect: (menu: SelectedMenu) => void;
}

export const CLOSED = 0;
export const ACCOUNT_MENU = 4;

/** Returns the mobile menu for a viewport width in CSS pixels. */
export function mobileMenuFor(width: number): SelectedMenu {
  return breakpoint(width) === 'mobile' ? -1 : -2;
}
