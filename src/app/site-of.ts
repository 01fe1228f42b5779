import { localeByLanguageId } from '@/domain/locale/locale-lookup';
import { isLocaleCode, LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { type Site, siteByLocale } from '@/lib/site/site';

export const defaultSite: Site = siteByLocale('lc-us');

/**
 * The site of a URL, or undefined when its locale does not exist.
 *
 * A locale segment wins. Account pages have a country segment and use the language of `langId`. Pages without a segment
 * (the cart) use `langId`, else the shopper's last locale.
 */
export function siteOf(
  url: URL,
  params: { locale?: string | undefined; country?: string | undefined },
  rememberedLocale?: string,
): Site | undefined {
  const languageId = url.searchParams.get('langId');
  const requested = languageId ? localeByLanguageId(languageId) : undefined;
  const segment = params.locale ?? params.country;
  if (segment === undefined)
    return siteByLocale(requested ?? validLocale(rememberedLocale) ?? defaultSite.locale);
  if (!isLocaleCode(segment)) return undefined;
  return siteByLocale(
    params.country !== undefined && requested && sameStore(requested, segment) ? requested : segment,
  );
}

function validLocale(locale: string | undefined): LocaleCode | undefined {
  return locale !== undefined && isLocaleCode(locale) ? locale : undefined;
}

function sameStore(first: LocaleCode, second: LocaleCode): boolean {
  return LOCALES[first].storeId === LOCALES[second].storeId;
}
