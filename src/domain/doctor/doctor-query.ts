import { phoneDigits } from '../contact/phone';
import { nameTokens } from './name-tokens';

/** The shopper's search: a name in a state or province, or a phone number. */
export type DoctorSearch =
  | { readonly by: 'name'; readonly name: string; readonly region: string; readonly city: string }
  | { readonly by: 'phone'; readonly phone: string };

/** Most characters in the contract: 100 of a name, 200 of all. */
const MAX_NAME_LENGTH = 100;
const MAX_CITY_LENGTH = 60;
/** One letter would match almost everybody. */
const MIN_NAME_LETTERS = 2;

/**
 * Returns the search as the commerce API takes it: name, state and city joined by `!`, or the digits of the phone number (003
 * §5). `! / ? #` are not allowed in the parts.
 */
export function doctorQuery(search: DoctorSearch): string {
  if (search.by === 'phone') return phoneDigits(search.phone);
  return [
    searchText(search.name, MAX_NAME_LENGTH),
    search.region,
    searchText(search.city, MAX_CITY_LENGTH),
  ].join('!');
}

/** Returns whether a name has enough letters to search for, not counting a title. */
export function isSearchableName(name: string): boolean {
  return nameTokens(name).join('').length >= MIN_NAME_LETTERS;
}

function searchText(text: string, maxLength: number): string {
  return text
    .replace(/[!/?#\s]+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
}
