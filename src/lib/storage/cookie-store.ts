import { createStore, type Store } from '../state/create-store';
import { cookieMatches } from './cookie-matches';

/**
 * Observes whether a readable cookie starts with a pattern (see `cookieMatches`); false on the server and during hydration.
 * Cookies have no change event across tabs, so it checks again on focus, and when Back shows a page that the browser preserved.
 * Call `notify` after this page may have changed it.
 */
export function cookieStore(pattern: string): Store<boolean> {
  return createStore(false, { read: () => cookieMatches(pattern), changedBy: ['focus', 'pageshow'] });
}
