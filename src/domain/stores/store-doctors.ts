import type { DoctorPractice } from '@generated/stores/model/doctorPractice';
import type { StoreDoctors } from '@generated/stores/model/storeDoctors';
import type { Doctor } from '../doctor/doctor';
import { isReachable } from '../doctor/listed-doctors';
import { toDoctor } from '../doctor/to-doctor';
import type { Country } from '../locale/locales';
import { parseTime, type WeekHours } from './store-hours';

/** An exam that a store offers. */
export interface ExamService {
  /** Undefined if it cannot be chosen for a booking. */
  readonly id: string | undefined;
  readonly name: string;
}

/** Returns the doctors whom the site lists: in the US only those with name, phone and office number (001 §5). */
export function listedStoreDoctors({ doctors }: StoreDoctors, country: Country): Doctor[] {
  return doctors.map(toDoctor).filter((doctor) => country === 'ca' || isReachable(doctor));
}

/** Returns the exams that a store offers. The field's name is misspelled on the wire. */
export function toExamServices({ examServicies }: StoreDoctors): ExamService[] {
  return examServicies.map(({ serviceId, serviceName }) => ({ id: serviceId, name: serviceName.trim() }));
}

/** Adds the practice's data to doctors: languages, license, whether they accept new patients. */
export function withPractice(doctors: readonly Doctor[], practice: DoctorPractice | undefined): Doctor[] {
  const byId = new Map(practice?.doctors.map((row) => [row.doctorId, toDoctor(row)]));
  return doctors.map((doctor) => {
    const row = byId.get(doctor.id);
    if (!row) return doctor;
    return {
      ...doctor,
      languages: row.languages.length > 0 ? row.languages : doctor.languages,
      license: row.license || doctor.license,
      npi: row.npi || doctor.npi,
      acceptsNewPatients: row.acceptsNewPatients ?? doctor.acceptsNewPatients,
    };
  });
}

const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** Returns the exam hours of a week, Monday first; undefined if there are none. */
export function toExamHours({ examHours }: DoctorPractice): WeekHours | undefined {
  const week = DAYS.map((day) => {
    const row = examHours.find((hours) => hours.day === day);
    const [opens, closes] = [parseTime(row?.open ?? ''), parseTime(row?.close ?? '')];
    return opens !== undefined && closes !== undefined && opens < closes ? { opens, closes } : undefined;
  });
  return week.some(Boolean) ? week : undefined;
}
