import { useLingui } from '@lingui/react/macro';
import { useSite } from '@/lib/site/site';

/** Date format of all forms (001 §5, 002 §3, 003 §5). */
const FORMAT = 'MM/dd/yyyy';

/** Props shared by all date fields: format, language and labels. */
export function useDateField() {
  const { t } = useLingui();
  const { languageTag } = useSite();
  return {
    format: FORMAT,
    language: languageTag,
    labels: {
      pattern: t`MM/DD/YYYY`,
      choose: t`Choose a date`,
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
