import { LENS_PLACEHOLDER_STYLES } from '@/lib/hydration/lens-placeholder';
import { SESSION_MARK_KEY } from '@/lib/session/session-mark';
import { SIGNED_OUT_COOKIE } from '@/lib/session/sign-out-cookie';
import { LAST_SELECTION_KEY, LENS_HEIGHTS_KEY } from '@/lib/storage/lens-keys';
import { captureEarlyEvents } from './capture-early-events';
import { forgetSignedOut } from './forget-signed-out';
import { inlineScript } from './inline-script';
import { layOutRestored } from './lay-out-restored';
import { reserveLensSpace } from './reserve-lens-space';
import { OLD_BROWSER_NOTICE_ID, startScripts } from './start-scripts';

/** Inline scripts of the head, which run before the first paint. Keep them to a few lines. */
export const headScripts: string[] = [
  inlineScript(forgetSignedOut, SIGNED_OUT_COOKIE, SESSION_MARK_KEY),
  inlineScript(captureEarlyEvents),
  inlineScript(layOutRestored),
  inlineScript(reserveLensSpace, LAST_SELECTION_KEY, LENS_HEIGHTS_KEY, LENS_PLACEHOLDER_STYLES),
];

/**
 * The inline script at the end of the body.
 *
 * @param entry the entry module.
 * @param modules modules that the page needs besides the entry.
 */
export function bodyScript(entry: string, modules: string[]): string {
  return inlineScript(startScripts, entry, modules, OLD_BROWSER_NOTICE_ID);
}
