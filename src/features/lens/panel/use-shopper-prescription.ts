import { useMemo } from 'react';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { toPrescription, toStoredPrescription } from '@/domain/prescription/stored-prescription';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';
import { useStoreValue } from '@/lib/state/create-store';
import type { PrescriptionHandle } from './panel-props';

/** The prescription of the shopper's session cookie. */
export function useShopperPrescription(): PrescriptionHandle {
  const stored = useStoreValue(storedPrescription);
  return useMemo(
    () => ({
      value: stored && toPrescription(stored),
      set: (prescription) => savePrescription(toStoredPrescription(prescription, toCalendarDate(new Date()))),
    }),
    [stored],
  );
}
