import type { DoctorPractice } from '@generated/stores/model/doctorPractice';
import type { StoreDoctorsResponse } from '@generated/stores/model/storeDoctorsResponse';
import {
  getDoctorPractice,
  getGetDoctorPracticeKey,
  getGetStoreDoctorsKey,
  getStoreDoctors,
} from '@generated/stores/stores';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

/** Doctors and exams of a store. */
export function storeDoctorsQuery(
  { storeId, languageId }: Site,
  number: string,
): Query<StoreDoctorsResponse> {
  const args = [storeId, number, { langId: languageId }] as const;
  return { key: getGetStoreDoctorsKey(...args), fetch: (options) => getStoreDoctors(...args, options) };
}

/** Queries the exam hours of a store, and the practice's data about its doctors. */
export function doctorPracticeQuery({ country }: Site, number: string): Query<DoctorPractice> {
  const args = [number, country === 'us' ? ({ brandCode: 'LC' } as const) : undefined] as const;
  return { key: getGetDoctorPracticeKey(...args), fetch: (options) => getDoctorPractice(...args, options) };
}
