import type { Locator } from '@playwright/test';
import type { Shopper } from './shopper';

export function header({ page }: Shopper): Locator {
  return page.getByRole('banner');
}

/** Returns the button that opens the menu of a category, by the category's English name. */
export function menuButton(shopper: Shopper, category: string): Locator {
  const { text } = shopper;
  const label = text('header', category);
  return header(shopper).getByRole('button', { name: text('header', 'Menu: {label}', { label }) });
}

/** Returns the list item of a category on desktop: link, button and menu. */
export function categoryItem(shopper: Shopper, category: string): Locator {
  return menuButton(shopper, category).locator('xpath=ancestor::li[1]');
}

/** Returns the button of the menu or the search on mobile. */
export function panelButton(shopper: Shopper, label: 'Menu' | 'Open search'): Locator {
  const { page, text } = shopper;
  return header(shopper).getByLabel(text('header', label), { exact: true }).and(page.locator('summary'));
}

export function accountLink(shopper: Shopper): Locator {
  return header(shopper).getByRole('link', { name: shopper.text('header', 'My account'), exact: true });
}

/** Returns whether the page behind an open menu is scroll-locked. */
export function isScrollLocked({ page }: Shopper): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
}
