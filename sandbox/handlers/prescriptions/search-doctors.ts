import { nameTokens } from '@/domain/doctor/name-tokens';
import { plainText } from '@/domain/text/plain-text';
import type { Handler } from '../../call';
import type { DoctorSeed } from '../../seed/models/doctor';
import { toDoctor } from '../../serializers/to-doctor';
import { countryOfStore } from '../../state/members';

/** Letters with which a word must begin to be found in Canada. */
const SIMILAR_LETTERS = 1;

/**
 * Doctors by the digits of a phone number, or by `name!state!city`; accents, letter case and titles do not matter. In the US
 * each word must begin a word of the doctor's or the practice's name. In Canada the response holds more than was requested,
 * as the storefront filters it again (003 §5): words that begin with the same letter, anywhere in the province.
 */
function findDoctors(doctors: readonly DoctorSeed[], query: string, country: 'US' | 'CA'): DoctorSeed[] {
  const ofCountry = doctors.filter(({ address }) => address.country === country);
  if (/^\d+$/.test(query)) {
    return ofCountry.filter(({ phone, officePhone }) =>
      [phone, officePhone].some((number) => number.startsWith(query)),
    );
  }
  const [name = '', region = '', city = ''] = query.split('!');
  const typed = nameTokens(name);
  return ofCountry.filter(({ address, ...doctor }) => {
    if (region !== '' && address.region !== region.toUpperCase()) return false;
    const tokens = [...nameTokens(doctor.name), ...nameTokens(doctor.officeName)];
    if (country === 'CA') return isSimilar(typed, tokens);
    return (
      plainText(address.city).startsWith(plainText(city)) &&
      typed.every((word) => tokens.some((candidate) => candidate.startsWith(word)))
    );
  });
}

function isSimilar(typed: readonly string[], tokens: readonly string[]): boolean {
  return typed.every((word) =>
    tokens.some((candidate) => candidate.startsWith(word.slice(0, SIMILAR_LETTERS))),
  );
}

/** Doctors of the store's country, open to everybody. */
export const searchDoctors: Handler<'searchDoctors'> = ({ params }, { doctors }) => {
  const country = countryOfStore(params.storeId);
  const found = findDoctors(doctors, params.query, country);
  return { status: 'Success' as const, data: found.map(toDoctor) };
};
