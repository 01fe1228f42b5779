import { formatNumber } from '../locale/format-number';
import { LOCALES, type LocaleCode } from '../locale/locales';
import type { Cents } from './cents';

/**
 * Formats an amount for display: two decimals and `$` in English and Spanish ("$1,234.50"); French (Canada) with no-break
 * spaces ("1 234,50 $"). See shell.md §11.
 */
export function formatMoney(amount: Cents, locale: LocaleCode): string {
  const { languageTag } = LOCALES[locale];
  const number = formatNumber(amount / 100, languageTag, { min: 2, max: 2 });
  return languageTag === 'fr-CA' ? `${number}\u00a0$` : number.replace(/\d/, '$$$&');
}
