import { useMemo } from 'react';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { toPrescription, toStoredPrescription } from '@/domain/prescription/stored-prescription';
import { serverNow } from '@/lib/dates/server-time';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';
import { useStoreValue } from '@/lib/state/create-store';
import { pairPrescription } from '../state/pair-prescription';
import { updateDraft, usePanelDraft } from '../state/panel-draft';
import type { PrescriptionHandle } from './panel-props';

/**
 * Holds the prescription of the shopper's session cookie, or the accepted one of a pair.
 *
 * @param glasses the UPC of a product page's frame, or the order item that is edited.
 */
export function useShopperPrescription(glasses: string): PrescriptionHandle {
  const stored = useStoreValue(storedPrescription);
  const accepted = usePanelDraft(glasses)?.accepted;
  return useMemo(() => {
    const own = pairPrescription(accepted, stored);
    return {
      value: own && toPrescription(own),
      set: (prescription) => {
        const entered = toStoredPrescription(prescription, toCalendarDate(serverNow()));
        savePrescription(entered);
        updateDraft(glasses, { accepted: entered });
      },
    };
  }, [stored, accepted, glasses]);
}
