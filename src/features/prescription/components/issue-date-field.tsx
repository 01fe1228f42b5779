import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import { useDateField } from '@/lib/dates/use-date-field';
import { DateField } from '@/ui/fields/date-field';
import type { PrescriptionEntry } from '../forms/prescription-entry';
import { useEntryMessages } from '../hooks/use-entry-messages';

/** Asks for the date on the paper. A separate component, so that it registers, and is focused, after the values. */
export function IssueDateField({ today }: { today: CalendarDate }) {
  const { t } = useLingui();
  const messageFor = useEntryMessages();
  const form = useFormContext<PrescriptionEntry>();
  return (
    <DateField
      {...form.register('issueDate')}
      {...useDateField()}
      label={t`Date of the prescription`}
      hint={t`MM/DD/YYYY, as written on your paper`}
      maxDate={today}
      className="sm:max-w-80"
      error={messageFor(form.formState.errors.issueDate?.message)}
    />
  );
}
