import { findExamSlots, getFindExamSlotsKey } from '@generated/stores/stores';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import { ANY } from '@/domain/exams/booking-state';
import { type SlotDay, slotWindows, toSlotDays } from '@/domain/exams/exam-slot';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

export interface SlotSearch {
  storeNumber: string;
  service: string;
  doctor: string;
  /** The store's current day. */
  today: CalendarDate;
}

/** Returns the free times of every day on which exams are offered. */
export function slotsQuery({ storeId, languageId }: Site, search: SlotSearch): Query<SlotDay[]> {
  const { storeNumber, service, doctor, today } = search;
  const windows = slotWindows(today).map((window) => ({
    ...window,
    ...(service !== ANY && { serviceId: service }),
    ...(doctor !== ANY && { doctorId: doctor }),
    langId: languageId,
  }));
  const [first] = windows;
  return {
    // Uses the first request as the key for all of them.
    key: first ? [...getFindExamSlotsKey(storeId, storeNumber, first), 'all'] : [],
    fetch: async (options) => {
      const responses = await Promise.all(
        windows.map((window) => findExamSlots(storeId, storeNumber, window, options)),
      );
      return responses.flatMap(toSlotDays);
    },
  };
}
