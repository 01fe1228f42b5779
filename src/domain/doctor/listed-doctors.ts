import { phoneDigits } from '../contact/phone';
import { editDistance } from '../text/edit-distance';
import { plainText } from '../text/plain-text';
import type { Doctor } from './doctor';
import type { DoctorSearch } from './doctor-query';
import { nameTokens } from './name-tokens';

/** Returns the doctors of a response that the site lists, which differs by country (003 §5); those of a typed city first. */
export function listedDoctors(
  doctors: readonly Doctor[],
  search: DoctorSearch,
  country: 'us' | 'ca',
): Doctor[] {
  const listed = doctors.filter((doctor) =>
    country === 'us' ? isReachable(doctor) : matchesSearch(doctor, search),
  );
  return [
    ...listed.filter((doctor) => isInCity(doctor, search)),
    ...listed.filter((doctor) => !isInCity(doctor, search)),
  ];
}

function isInCity({ address }: Doctor, search: DoctorSearch): boolean {
  return search.by === 'name' && plainText(address.city).startsWith(plainText(search.city));
}

/** Returns whether the site lists a doctor of the US: only those with name, phone and office number (003 §5). */
export function isReachable({ name, phone, officePhone }: Doctor): boolean {
  return name !== '' && phoneDigits(phone) !== '' && phoneDigits(officePhone) !== '';
}

/**
 * Returns whether a doctor of the Canadian response matches. That response holds more than was requested, so filters it again,
 * tolerating typing errors: the doctor is in the province, and each typed word begins a word of the doctor's or the clinic's
 * name, or is close to one. A phone number must be one of the doctor's.
 */
export function matchesSearch(doctor: Doctor, search: DoctorSearch): boolean {
  if (search.by === 'phone') {
    const digits = phoneDigits(search.phone);
    return [doctor.phone, doctor.officePhone].some((phone) => phoneDigits(phone) === digits);
  }
  if (doctor.address.stateProvince !== search.region) return false;
  const tokens = [...nameTokens(doctor.name), ...nameTokens(doctor.clinic)];
  return nameTokens(search.name).every((typed) =>
    tokens.some((token) => token.startsWith(typed) || isClose(typed, token)),
  );
}

/** Length from which a word may have two typing errors. */
const LONG_WORD = 6;

function isClose(typed: string, word: string): boolean {
  const tolerance = typed.length >= LONG_WORD ? 2 : 1;
  return editDistance(typed, word, tolerance) <= tolerance;
}
