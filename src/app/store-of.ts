import { isLocaleCode, LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { localeByLanguageId } from '@/domain/locale/look-up';
import { type Store, storeByLocale } from '@/platform/store/store';

export const defaultStore: Store = storeByLocale('lc-us');

/**
 * The store and language of an address, or undefined when it names a locale that does not exist.
 *
 * A locale segment decides. Account pages stand once per country and speak the language of `langId`; pages without any
 * segment (the cart) too, else they speak the language that the shopper used last.
 */
export function storeOf(
  url: URL,
  params: { locale?: string | undefined; country?: string | undefined },
  rememberedLocale?: string,
): Store | undefined {
  const languageId = url.searchParams.get('langId');
  const asked = languageId ? localeByLanguageId(languageId) : undefined;
  const segment = params.locale ?? params.country;
  if (segment === undefined) return storeByLocale(asked ?? known(rememberedLocale) ?? defaultStore.locale);
  if (!isLocaleCode(segment)) return undefined;
  return storeByLocale(params.country !== undefined && asked && sameStore(asked, segment) ? asked : segment);
}

function known(locale: string | undefined): LocaleCode | undefined {
  return locale !== undefined && isLocaleCode(locale) ? locale : undefined;
}

function sameStore(first: LocaleCode, second: LocaleCode): boolean {
  return LOCALES[first].storeId === LOCALES[second].storeId;
}
