import { getGetStoreDoctorsKey, getStoreDoctors } from '@generated/stores/stores';
import type { Doctor } from '@/domain/doctor/doctor';
import type { Store } from '@/domain/stores/store';
import { listedStoreDoctors, toExamServices } from '@/domain/stores/store-doctors';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

/** An exam that can be booked. */
export interface BookableService {
  readonly id: string;
  readonly name: string;
}

/** Choices in a store. */
export interface StoreExams {
  readonly services: readonly BookableService[];
  /** Those whom the site lists (001 §5). */
  readonly doctors: readonly Doctor[];
}

/** Exams and doctors of a store. */
export function storeExamsQuery({ storeId, languageId, country }: Site, number: string): Query<StoreExams> {
  const args = [storeId, number, { langId: languageId }] as const;
  return {
    key: [...getGetStoreDoctorsKey(...args), 'exams'],
    fetch: async (options) => {
      const { data } = await getStoreDoctors(...args, options);
      return {
        services: toExamServices(data).flatMap(({ id, name }) => (id ? [{ id, name }] : [])),
        doctors: listedStoreDoctors(data, country),
      };
    },
  };
}

/** Returns whether this site books exams in a store. */
export function isBookable({ takesBookings, status }: Store): boolean {
  return takesBookings && status === 'open';
}
