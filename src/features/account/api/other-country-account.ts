import { localeOrigin } from '@/domain/locale/locale-origin';
import { localeFromPath } from '@/domain/locale/locale-path';
import { localeUrl } from '@/domain/locale/locale-url';
import { sitePaths } from '@/lib/navigation/site-paths';
import { siteByLocale } from '@/lib/site/site';

/** The cart and the order belong to one country. */
const CHECKOUT_PATH = /^\/[^/]+\/checkout(\/|$)/;

/**
 * Returns the URL of the account page on the other country's host (003 §8, EXIST_IN_US and EXIST_IN_CA).
 *
 * @param origin origin of the current site.
 * @param redirectPath local path to go to after sign-in; passed on only when the page exists in the other country.
 */
export function otherCountryAccountUrl(
  origin: string,
  country: 'US' | 'CA',
  redirectPath?: string | undefined,
): string {
  // English is the only language of both countries.
  const target = country === 'US' ? 'lc-us' : 'en-ca';
  const { pathname, search } = new URL(redirectPath ?? '/', 'https://site.invalid');
  const existsThere = localeFromPath(pathname) !== undefined && !CHECKOUT_PATH.test(pathname);
  return (
    localeOrigin(origin, target) +
    sitePaths.account(siteByLocale(target), existsThere ? localeUrl({ pathname, search }, target) : undefined)
  );
}
