import { readPromoCookies } from './promo-cookies';
import type { PromoSituation } from './promo-state';

/** The prescription configurator is a dialog; a menu that is open must not be covered either. */
const OVER_THE_PAGE =
  '[role="dialog"], [role="alertdialog"], dialog[open], header details[open], header [aria-expanded="true"]';

/** Fields that take letters; a marked check box is no writing. */
const WRITING =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select, [contenteditable="true"]';

/** What the page and its shopper are at right now. */
export function pageSituation(): PromoSituation {
  return {
    cookies: readPromoCookies(),
    search: window.location.search,
    dialogShown: document.querySelector(OVER_THE_PAGE) !== null,
    typing: document.activeElement?.matches(WRITING) ?? false,
  };
}
