import { readPromoCookies } from './promo-cookies';
import type { PromoConditions } from './promo-state';

/**
 * The prescription configurator is a dialog. An open menu must not be covered either. Nor is a checkout: it is marked as a page
 * without promotion.
 */
const OPEN_OVERLAYS =
  '[role="dialog"], [role="alertdialog"], dialog[open], header details[open], header [aria-expanded="true"], [data-promo="none"]';

/**
 * Fields that take text, and whatever the keyboard has reached: the pop-up would take the focus away. Moving the focus also
 * scrolls, which is no sign of interest. A checkbox that was clicked does not count.
 */
const IN_USE =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select, [contenteditable="true"], :focus-visible';

/** Snapshot of the page and what the shopper is doing. */
export function currentConditions(): PromoConditions {
  return {
    cookies: readPromoCookies(),
    search: window.location.search,
    dialogOpen: document.querySelector(OPEN_OVERLAYS) !== null,
    typing: document.activeElement?.matches(IN_USE) ?? false,
  };
}
