import { breakpoint } from '@/domain/session/device';

/**
 * Which menu of the header is open: 0 none, 1 to 3 a category's in wide windows by its place, 4 the member's account, and
 * the one menu of narrow windows, -1 on mobiles and -2 on tablets (000 §4, Header).
 */
export type SelectedMenu = -2 | -1 | 0 | 1 | 2 | 3 | 4;

/** One menu at a time: which one is open, and how another one is. */
export interface MenuChoice {
  selected: SelectedMenu;
  onSelect: (menu: SelectedMenu) => void;
}

export const CLOSED = 0;
export const ACCOUNT_MENU = 4;

/** The menu of a narrow window by its width in CSS pixels. */
export function narrowMenu(width: number): SelectedMenu {
  return breakpoint(width) === 'mobile' ? -1 : -2;
}
