import type { Localized } from '../seed/models/localized';
import type { StoreSeed } from '../seed/models/store';
import { type StoreService, storeServices } from '../seed/stores/store-services';

/** An exam that can be booked separately. */
export interface ExamServiceSeed {
  serviceId: string;
  /** In minutes. */
  duration: number;
  name: Localized;
}

/** Exams by the service of a store, named as on the page about exams. An exam of an hour takes two of the half hours that slots begin at. */
const EXAMS: Partial<Record<StoreService, ExamServiceSeed>> = {
  EyeExams: {
    serviceId: 'COMPREHENSIVE',
    duration: 30,
    name: { en: 'Comprehensive exam', es: 'Examen completo', fr: 'Examen complet' },
  },
  ContactLensExams: {
    serviceId: 'CONTACTS',
    duration: 60,
    name: {
      en: 'Contact lens exam',
      es: 'Examen para lentes de contacto',
      fr: 'Examen pour lentilles cornéennes',
    },
  },
  ChildrensExams: {
    serviceId: 'CHILDREN',
    duration: 30,
    name: { en: 'Children’s exam', es: 'Examen para niños', fr: 'Examen pour enfants' },
  },
  RetinalImaging: { serviceId: 'RETINAL', duration: 30, name: storeServices.RetinalImaging },
};

/** In minutes, where no service was chosen; also the step from one slot to the next. */
export const SLOT_MINUTES = 30;

/** Returns the exams that a store offers; none where none can be booked. */
export function examServicesOf(store: StoreSeed): ExamServiceSeed[] {
  if (!store.bookableAppointment) return [];
  return Object.entries(EXAMS).flatMap(([service, exam]) => (store.services.includes(service) ? [exam] : []));
}
