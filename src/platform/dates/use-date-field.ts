import { useLingui } from '@lingui/react/macro';
import { useStore } from '@/platform/store/store';

/** The format in which the store's forms take a date (001 §5, 002 §3, 003 §5). */
const FORMAT = 'MM/dd/yyyy';

/** What every date field of the store has in common: its format, and the shopper's language for its picker. */
export function useDateField() {
  const { t } = useLingui();
  const { languageTag } = useStore();
  return {
    format: FORMAT,
    language: languageTag,
    texts: {
      pattern: t`MM/DD/YYYY`,
      choose: t`Choose a date`,
      close: t`Close`,
      previousMonth: t`Previous month`,
      nextMonth: t`Next month`,
      previousYear: t`Previous year`,
      nextYear: t`Next year`,
      previousYears: t`Earlier years`,
      nextYears: t`Later years`,
      chooseMonth: t`choose a month`,
      chooseYear: t`choose a year`,
    },
  } as const;
}
