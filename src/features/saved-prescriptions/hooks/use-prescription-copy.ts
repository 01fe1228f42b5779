import { useLingui } from '@lingui/react/macro';
import { type CalendarDate, parseIsoDay, toIsoDay } from '@/domain/dates/calendar-date';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { useSite } from '@/lib/site/site';

/** How a saved prescription is called, and its dates. */
export function usePrescriptionCopy() {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const format = (date: CalendarDate, options: Intl.DateTimeFormatOptions) =>
    // A calendar date, so it is read and formatted in one time zone.
    new Intl.DateTimeFormat(languageTag, { ...options, timeZone: 'UTC' }).format(new Date(toIsoDay(date)));

  /** "March 4, 2026". */
  const day = (date: CalendarDate) => format(date, { dateStyle: 'long' });

  /** Its own name, or what it is. */
  const title = ({ name, kind, issued, doctor }: SavedPrescriptionView): string => {
    if (name) return name;
    const date = issued && day(issued);
    const doctorName = doctor?.name;
    switch (kind) {
      case 'values':
        return date ? t`Prescription of ${date}` : t`Prescription`;
      case 'file':
        return t`Uploaded prescription`;
      case 'doctor':
        return doctorName ? t`Prescription from ${doctorName}` : t`Prescription from your doctor`;
    }
  };

  /** "Use my prescription of March 2026". */
  const offerLabel = ({ issued, updated = '' }: SavedPrescriptionView): string => {
    const date = issued ?? parseIsoDay(updated.slice(0, 10));
    if (!date) return t`Use my saved prescription`;
    const month = format(date, { month: 'long', year: 'numeric' });
    return t`Use my prescription of ${month}`;
  };

  /** For whom, and by whom. */
  const people = ({ firstName = '', lastName = '', doctor }: SavedPrescriptionView): string => {
    const patient = `${firstName} ${lastName}`.trim();
    return [patient, doctor?.name].filter(Boolean).join(' · ');
  };

  return { title, offerLabel, people, day };
}
