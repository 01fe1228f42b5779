import { isLocaleCode } from '@/domain/locale/locales';
import { matchPage } from './match-page';
import { pages } from './pages';

/**
 * The path of a page as its links have it: routes match in any letter case and with slashes at the end, and one page must have
 * one address.
 *
 * @returns undefined for a path that is written so already, or that is no page.
 */
export function canonicalPath(pathname: string): string | undefined {
  const [, first = ''] = pathname.split('/');
  const locale = first.toLowerCase();
  const localized = isLocaleCode(locale) ? `/${locale}${pathname.slice(first.length + 1)}` : pathname;
  const match = matchPage(pages, localized);
  if (!match) return undefined;
  const route = match.page.path.split('/');
  const segments = localized.split('/');
  const canonical = segments
    .slice(0, segments.findLastIndex((segment) => segment !== '') + 1)
    .map((segment, index) => (isStatic(route[index]) ? route[index] : segment))
    .join('/');
  return canonical === pathname ? undefined : canonical;
}

function isStatic(segment: string | undefined): boolean {
  return segment !== undefined && !/^[:*]/.test(segment);
}
