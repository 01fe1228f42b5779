import { readPromoCookies } from './promo-cookies';
import type { PromoSituation } from './promo-state';

/** The prescription configurator is a dialog. An open menu must not be covered either. */
const OVER_THE_PAGE =
  '[role="dialog"], [role="alertdialog"], dialog[open], header details[open], header [aria-expanded="true"]';

/** Fields that take text. A focused checkbox does not count as typing. */
const WRITING =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select, [contenteditable="true"]';

/** Snapshot of the page and what the shopper is doing. */
export function pageSituation(): PromoSituation {
  return {
    cookies: readPromoCookies(),
    search: window.location.search,
    dialogShown: document.querySelector(OVER_THE_PAGE) !== null,
    typing: document.activeElement?.matches(WRITING) ?? false,
  };
}
