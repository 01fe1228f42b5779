import { isLocaleCode, type LocaleCode } from '@/domain/locale/locales';

/** Where a visitor of `/` goes: the locale of the last visit, else the browser's favourite language that the store has. */
export function preferredLocale(
  remembered: string | undefined,
  acceptLanguage: string | undefined,
): LocaleCode {
  if (remembered !== undefined && isLocaleCode(remembered)) return remembered;
  for (const tag of languageTags(acceptLanguage ?? '')) {
    const [language] = tag.split('-');
    if (language === 'fr') return 'fr-ca';
    if (language === 'es') return 'es-us';
    if (tag === 'en-ca') return 'en-ca';
    if (language === 'en') return 'lc-us';
  }
  return 'lc-us';
}

/** The language tags of an Accept-Language header in lower case, most wanted first (RFC 9110 §12.5.4). */
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
