import { useLingui } from '@lingui/react/macro';
import { type CalendarDate, parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay, formatMonth } from '@/domain/dates/format-day';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { useSite } from '@/lib/site/site';

/** Returns the names of saved prescriptions, and their dates. */
export function usePrescriptionCopy() {
  const { t } = useLingui();
  const { languageTag } = useSite();

  /** Formats a day as "March 4, 2026". */
  const day = (date: CalendarDate) => formatLongDay(date, languageTag);

  /** Uses its name, or its kind. */
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

  /**
   * Builds a label such as "Use my prescription of March 2026".
   *
   * @param isForSeveral the account has prescriptions of several people.
   */
  const offerLabel = (saved: SavedPrescriptionView, isForSeveral = false): string => {
    const { issued, updated = '' } = saved;
    const date = issued ?? parseIsoDay(updated.slice(0, 10));
    const month = date && formatMonth(date, languageTag);
    const name = isForSeveral ? patient(saved) : '';
    if (name) return month ? t`Use ${name}’s prescription of ${month}` : t`Use ${name}’s prescription`;
    return month ? t`Use my prescription of ${month}` : t`Use my saved prescription`;
  };

  /** Names the patient; '' if unknown. */
  const patient = ({ firstName = '', lastName = '' }: SavedPrescriptionView): string =>
    `${firstName} ${lastName}`.trim();

  /** Names the patient and the doctor. */
  const people = (saved: SavedPrescriptionView): string =>
    [patient(saved), saved.doctor?.name].filter(Boolean).join(' · ');

  return { title, offerLabel, patient, people, day };
}
