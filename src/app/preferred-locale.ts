import { localesForHost } from '@/domain/locale/locale-lookup';
import { isLocaleCode, LOCALES, type LocaleCode } from '@/domain/locale/locales';

/**
 * The locale for `/`: that of the last visit, else the browser's preferred supported language. A country's host offers only
 * its own locales (000 §9).
 *
 * @param hostname public host of the site.
 */
export function preferredLocale(
  remembered: string | undefined,
  acceptLanguage: string | undefined,
  hostname: string,
): LocaleCode {
  if (remembered !== undefined && isLocaleCode(remembered)) return remembered;
  const locales = localesForHost(hostname);
  const findByLanguage = (language: string | undefined) =>
    locales.find((locale) => LOCALES[locale].displayLanguage === language);
  for (const tag of languageTags(acceptLanguage ?? '')) {
    if (tag === 'en-ca' && locales.includes('en-ca')) return 'en-ca';
    const locale = findByLanguage(tag.split('-')[0]);
    if (locale) return locale;
  }
  return findByLanguage('en') ?? 'lc-us';
}

/** The language tags of an Accept-Language header in lowercase, highest weight first (RFC 9110 §12.5.4). */
function languageTags(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [tag = '', weight] = range.split(';').map((part) => part.trim());
      return { tag, weight: weight?.startsWith('q=') ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight)
    .map(({ tag }) => tag);
}
