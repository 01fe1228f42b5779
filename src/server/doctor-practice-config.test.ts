import { expect, it } from 'vitest';
import { doctorPracticeConfig, doctorPracticeTarget, withoutSession } from './doctor-practice-config';

const URLS = ['https://doctors.example.com/practice/', 'https://doctors.example.com/find?store='];

it.each([undefined, ''])('has none without a setting (%j)', (setting) => {
  expect(doctorPracticeConfig(setting)).toBeUndefined();
});

it.each(URLS)('takes %s', (setting) => {
  expect(doctorPracticeConfig(setting)).toBe(setting);
});

it.each(['http://doctors.example.com/', 'https://doctors.example.com/practice', 'practice/'])(
  'rejects %s',
  (wrong) => {
    expect(() => doctorPracticeConfig(wrong)).toThrow('DOCTOR_PRACTICE_URL');
  },
);

const PRACTICE = 'https://store.example/doctor-practice/0279?brandCode=LC';

it('appends the number of the store, and the brand', () => {
  expect(URLS.map((url) => doctorPracticeTarget(PRACTICE, url)?.href)).toEqual([
    'https://doctors.example.com/practice/0279?brandCode=LC',
    'https://doctors.example.com/find?store=0279&brandCode=LC',
  ]);
});

it('is for practices only, and where it is configured', () => {
  expect(doctorPracticeTarget('https://store.example/geocode?address=x', URLS[0])).toBeUndefined();
  expect(doctorPracticeTarget(PRACTICE, undefined)).toBeUndefined();
});

it('gets nothing of the session', () => {
  const headers = new Headers({ accept: 'application/json', cookie: 'WC_USERACTIVITY=1', wctoken: '1' });
  expect([...withoutSession(headers)]).toEqual([['accept', 'application/json']]);
});
