import { readPromoCookies } from './promo-cookies';
import type { PromoConditions } from './promo-state';

/**
 * The prescription configurator is a dialog. An open menu must not be covered either. Nor is a checkout: it is marked as a page
 * without promotion.
 */
const OPEN_OVERLAYS =
  '[role="dialog"], [role="alertdialog"], dialog[open], header details[open], header [aria-expanded="true"], [data-promo="none"]';

/** Fields that take text. Focusing a checkbox is not typing. */
const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select, [contenteditable="true"]';

/** Takes a snapshot of the page and the shopper's activity. */
export function currentConditions(): PromoConditions {
  return {
    cookies: readPromoCookies(),
    search: window.location.search,
    dialogOpen: document.querySelector(OPEN_OVERLAYS) !== null,
    typing: document.activeElement?.matches(TEXT_FIELDS) ?? false,
  };
}
