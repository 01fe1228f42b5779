import { LOCALES, type LocaleCode } from '../locale/locales';
import type { Cents } from './cents';

const formatters = new Map<LocaleCode, Intl.NumberFormat>();

/**
 * Formats an amount for display: two decimals and `$` in English and Spanish ("$1,234.50"); French (Canada) as `Intl`
 * formats it, with no-break spaces ("1 234,50 $"). See 000 §5 and spec/decisions.md, "Locales, stores, links".
 */
export function formatMoney(amount: Cents, locale: LocaleCode): string {
  return getFormatter(locale).format(amount / 100);
}

/** Cached: creating a formatter is far slower than using one, and a listing shows a hundred prices. */
function getFormatter(locale: LocaleCode): Intl.NumberFormat {
  const cached = formatters.get(locale);
  if (cached) return cached;
  const { languageTag, currency } = LOCALES[locale];
  // The narrow symbol is "$" in every locale; the default one may be "US$" or "CA$", depending on locale data.
  const formatter = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formatters.set(locale, formatter);
  return formatter;
}
