import type { Localized } from '../seed/models/localized';
import type { StoreSeed } from '../seed/models/store';
import { type StoreService, storeServices } from '../seed/stores/store-services';

/** An exam that is booked by itself. */
export interface ExamServiceSeed {
  serviceId: string;
  /** In minutes. */
  duration: number;
  name: Localized;
}

/** Exams by the service of a store. An exam of an hour takes two of the half hours that slots begin at. */
const EXAMS: Partial<Record<StoreService, Omit<ExamServiceSeed, 'name'>>> = {
  EyeExams: { serviceId: 'COMPREHENSIVE', duration: 30 },
  ContactLensExams: { serviceId: 'CONTACTS', duration: 60 },
  ChildrensExams: { serviceId: 'CHILDREN', duration: 30 },
  RetinalImaging: { serviceId: 'RETINAL', duration: 30 },
};

/** In minutes, where no service was chosen; also the step from one slot to the next. */
export const SLOT_MINUTES = 30;

/** The exams that a store offers; none where none can be booked. */
export function examServicesOf(store: StoreSeed): ExamServiceSeed[] {
  if (!store.bookableAppointment) return [];
  return Object.entries(EXAMS).flatMap(([key, exam]) => {
    const service = key as StoreService;
    return store.services.includes(service) ? [{ ...exam, name: storeServices[service] }] : [];
  });
}
