import { afterEach, expect } from 'vitest';

/**
 * Fields that ask for the shopper's data have the token of the browser's autofill (WCAG 1.3.5). Checked in each form that is on
 * the page at the end of a test, so that no form is forgotten.
 */
const TOKENS_BY_NAME: Readonly<Record<string, RegExp>> = {
  firstName: /given-name$/,
  firstname: /given-name$/,
  lastName: /family-name$/,
  lastname: /family-name$/,
  birthDate: /^bday$/,
  dob: /^bday$/,
  email: /^((shipping|billing) )?(email|username)$/,
  phone: /tel-national$/,
  street: /address-line1$/,
  unit: /address-line2$/,
  city: /address-level2$/,
  region: /address-level1$/,
  country: /country$/,
  postalCode: /postal-code$/,
  zipcode: /postal-code$/,
  number: /^cc-number$/,
  expiry: /^cc-exp$/,
  securityCode: /^cc-csc$/,
};

const TOKENS_BY_TYPE: Readonly<Record<string, RegExp>> = {
  email: /(email|username)$/,
  tel: /tel-national$/,
  password: /^(current|new)-password$/,
};

afterEach(() => {
  if (typeof document !== 'undefined')
    expect.soft(fieldsWithoutToken(), 'fields without an autofill token').toEqual([]);
});

/** Forms about somebody else, such as a doctor, switch autofill off as a whole. */
function fieldsWithoutToken(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'form:not([autocomplete="off"]) :is(input, select)[name]:not([type="hidden"])',
  );
  return [...fields].flatMap((field) => {
    const { name, type } = field;
    const autocomplete = field.getAttribute('autocomplete') ?? '';
    const token = TOKENS_BY_NAME[name] ?? TOKENS_BY_TYPE[type];
    return token === undefined || token.test(autocomplete) ? [] : [`${name}: "${autocomplete}"`];
  });
}
