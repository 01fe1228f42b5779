import { expect, test } from 'vitest';
import { type LookupRules, lookupIssues, lookupSchema, sentZip } from './lookup-schema';
import { EMPTY_LOOKUP, type LookupValues } from './lookup-values';

const rules: LookupRules = {
  form: 'personal',
  country: 'us',
  today: { year: 2026, month: 3, day: 3 },
  providers: ['EYEMED', 'UHC'],
};
const filled: LookupValues = {
  provider: 'EYEMED',
  firstname: 'Ana',
  lastname: 'Linden',
  dob: '07/21/1988',
  zipcode: '45040',
  planid: 'PLAN-A1',
  memberid: 'M1002003',
  certifyage: true,
};
const errorsOf = (changes: Partial<LookupValues>, more: Partial<LookupRules> = {}) =>
  lookupIssues({ ...filled, ...changes }, { ...rules, ...more }).map(([, error]) => error);

test('what is complete can be sent', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({}, { form: 'plan' })).toEqual([]);
});

test('each form needs its own fields, in the order in which they stand', () => {
  expect(lookupIssues(EMPTY_LOOKUP, rules)).toEqual([
    ['provider', 'provider-missing'],
    ['firstname', 'firstname-missing'],
    ['lastname', 'lastname-missing'],
    ['dob', 'dob-missing'],
    ['zipcode', 'zipcode-missing'],
    ['certifyage', 'certifyage'],
  ]);
  expect(lookupIssues(EMPTY_LOOKUP, { ...rules, form: 'plan' })).toEqual([
    ['provider', 'provider-missing'],
    ['planid', 'planid-missing'],
    ['memberid', 'memberid-missing'],
    ['certifyage', 'certifyage'],
  ]);
});

test.each<[Partial<LookupValues>, string]>([
  [{ provider: 'NONE' }, 'provider-invalid'],
  [{ firstname: 'An4' }, 'firstname-invalid'],
  [{ firstname: '-' }, 'firstname-invalid'],
  [{ firstname: 'A'.repeat(61) }, 'firstname-invalid'],
  [{ lastname: '7' }, 'lastname-invalid'],
  [{ dob: '02/31/1988' }, 'dob-invalid'],
  [{ dob: '01/01/1920' }, 'dob-invalid'],
  [{ dob: '03/03/2026' }, 'dob-invalid'],
  [{ dob: '7/21/1988' }, 'dob-invalid'],
  [{ zipcode: '4504' }, 'zipcode-invalid'],
  [{ zipcode: 'G1K 3B5' }, 'zipcode-invalid'],
  [{ zipcode: '   ' }, 'zipcode-missing'],
])('%j is %s', (changes, error) => {
  expect(errorsOf(changes)).toEqual([error]);
});

test('the retry needs the plan, except of members of UHC', () => {
  const personalOnly = { ...filled, planid: '', memberid: '' };
  const resultOf = (provider: string, step: 1 | 3) =>
    lookupSchema({ ...rules, step }).safeParse({ ...personalOnly, provider }).success;
  expect(resultOf('EYEMED', 1)).toBe(true);
  expect(resultOf('EYEMED', 3)).toBe(false);
  expect(resultOf('UHC', 3)).toBe(true);
});

test.each<[Partial<LookupValues>, string]>([
  [{ planid: 'PLAN/A1' }, 'planid-invalid'],
  [{ memberid: 'M_1' }, 'memberid-invalid'],
  [{ memberid: '1'.repeat(41) }, 'memberid-invalid'],
])('of a plan, %j is %s', (changes, error) => {
  expect(errorsOf(changes, { form: 'plan' })).toEqual([error]);
});

test('numbers of a card may be typed as they are printed, in groups', () => {
  expect(errorsOf({ planid: 'PLAN – A1', memberid: 'M 100 2003\u00A0' }, { form: 'plan' })).toEqual([]);
  expect(errorsOf({ zipcode: '４５０４０' })).toEqual([]);
});

test('the first day after 1920 began and yesterday are dates of birth, letters from any alphabet are names', () => {
  expect(errorsOf({ dob: '01/02/1920' })).toEqual([]);
  expect(errorsOf({ dob: '03/02/2026' })).toEqual([]);
  expect(errorsOf({ firstname: 'Žofia-Élise', lastname: 'O’Neill' })).toEqual([]);
});

test('a Canadian code has letters, with or without its space', () => {
  expect(errorsOf({ zipcode: 'g1k3b5' }, { country: 'ca' })).toEqual([]);
  expect(errorsOf({ zipcode: 'G1K-3B5' }, { country: 'ca' })).toEqual(['zipcode-invalid']);
  expect(errorsOf({ zipcode: '45040' }, { country: 'ca' })).toEqual(['zipcode-invalid']);
  expect(sentZip('g1k3b5', 'ca')).toBe('G1K 3B5');
  expect(sentZip(' 45040 ', 'us')).toBe('45040');
  expect(sentZip('45040-1234', 'us')).toBeUndefined();
});
