import { describe, expect, it } from 'vitest';
import { patientIssues, patientSchema } from './patient-schema';
import { EMPTY_PATIENT, type PatientValues } from './patient-values';

const today = { year: 2026, month: 11, day: 23 };
const patient: PatientValues = {
  ...EMPTY_PATIENT,
  firstName: 'Ana',
  lastName: 'Linden',
  birthDate: '07/04/1988',
  email: 'ana@example.com',
  phone: '(513) 555 - 0142',
};
const errors = (values: Partial<PatientValues>) =>
  patientIssues({ ...patient, ...values }, today).map(([, error]) => error);

it('needs a name, a date of birth, an email address and a phone number', () => {
  expect(errors({})).toEqual([]);
  expect(errors({ firstName: ' ', lastName: '', birthDate: '', email: ' ', phone: '' })).toEqual([
    'first-name-missing',
    'last-name-missing',
    'birth-date-missing',
    'email-missing',
    'phone-missing',
  ]);
});

describe('the date of birth (001 §5)', () => {
  it.each([
    ['01/01/1920', undefined],
    ['12/31/1919', 'birth-date-too-early'],
    ['11/23/2026', undefined],
    ['11/24/2026', 'birth-date-too-late'],
    ['02/29/2000', undefined],
    ['02/29/2001', 'birth-date-malformed'],
    ['13/01/1988', 'birth-date-malformed'],
    ['07/04/88', 'birth-date-malformed'],
  ])('%s: %s', (birthDate, error) => {
    expect(errors({ birthDate })).toEqual(error ? [error] : []);
  });
});

it.each([
  [{ email: 'ana@example' }, 'email-malformed'],
  [{ phone: '(513) 555 - 014' }, 'phone-malformed'],
  [{ carrier: 'EYEMED', memberId: 'M_1' }, 'member-id-malformed'],
  [{ carrier: 'EYEMED', memberId: 'M 100 2003' }, undefined],
  [{ carrier: 'EYEMED', memberId: 'M-1002003' }, undefined],
  // Without a carrier it is neither shown nor sent.
  [{ memberId: 'M_1' }, undefined],
  [{ notes: 'x'.repeat(500) }, undefined],
  [{ notes: 'x'.repeat(501) }, 'notes-too-long'],
])('%j: %s', (values, error) => {
  expect(errors(values)).toEqual(error ? [error] : []);
});

it('puts each error at its field', () => {
  const result = patientSchema(today).safeParse({ ...patient, phone: '1' });
  expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['phone', 'phone-malformed'],
  ]);
});
