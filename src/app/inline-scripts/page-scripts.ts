import { LOCALES } from '@/domain/locale/locales';
import { LENS_PLACEHOLDER_STYLES } from '@/lib/hydration/lens-placeholder';
import { SESSION_MARK_KEY } from '@/lib/session/session-mark';
import { SIGNED_OUT_COOKIE } from '@/lib/session/sign-out-cookie';
import { LAST_SELECTION_KEY, LENS_HEIGHTS_KEY } from '@/lib/storage/lens-keys';
import { LOCALE_COOKIE } from '../locale-cookie';
import { captureEarlyEvents } from './capture-early-events';
import { combineChoices } from './combine-choices';
import { fillSelects } from './fill-selects';
import { forgetSignedOut } from './forget-signed-out';
import { rememberLocale } from './remember-locale';
import { reserveLensSpace } from './reserve-lens-space';
import { OLD_BROWSER_NOTICE_ID, SCRIPTS_META, startScripts } from './start-scripts';

const codesByTag = Object.fromEntries(
  Object.entries(LOCALES).map(([code, { languageTag }]) => [languageTag, code]),
);

/** Inline scripts of the head, which run before the first paint. Keep them to a few lines. */
export const headScripts: string[] = [
  inlineScript(forgetSignedOut, SIGNED_OUT_COOKIE, SESSION_MARK_KEY),
  inlineScript(rememberLocale, LOCALE_COOKIE, codesByTag),
  inlineScript(combineChoices),
  inlineScript(captureEarlyEvents),
  inlineScript(fillSelects),
  inlineScript(layOutRestored),
  inlineScript(reserveLensSpace, LAST_SELECTION_KEY, LENS_HEIGHTS_KEY, LENS_PLACEHOLDER_STYLES),
];

/** The inline script at the end of the body. */
export const bodyScript: string = inlineScript(startScripts, SCRIPTS_META, OLD_BROWSER_NOTICE_ID);

/** Every inline script of a page. They are the same on all of them: the content security policy names them by their hashes. */
export const pageScripts: readonly string[] = [...headScripts, bodyScript];

/**
 * Gives all elements their real heights from the first layout on, where the browser restores a scroll position: after a reload, and
 * on Back and Forward to a page that it has not preserved. It does so again when the page has loaded: not once the focus has moved,
 * which has scrolled. Runs before the first paint and may use only globals of the browser.
 */
function layOutRestored(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || !/^(reload|back_forward)$/.test(navigation.type)) return;
  // Not an attribute of the document, since React reports those that it did not render.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.lazy-layout{content-visibility:visible!important}');
  document.adoptedStyleSheets.push(sheet);
  const onFocus = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('focusin', onFocus, { once: true });
  addEventListener('load', () => {
    removeEventListener('focusin', onFocus);
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  });
}

/**
 * Turns a function into the text of an inline script. The function must be self-contained: it may use only its parameters
 * and globals of the browser. Arguments are sent as JSON, and `<` is escaped so that no text can close the element.
 */
export function inlineScript<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): string {
  const values = args.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${String(script)})(${values.join(',')});`;
}
