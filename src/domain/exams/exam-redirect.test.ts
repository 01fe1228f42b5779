import { expect, test } from 'vitest';
import { DEFAULT_REDIRECT_URL, examRedirect, redirectPath, redirectUrl } from './exam-redirect';

test.each([
  ['US', 'CA', 'california'],
  ['US', 'TX', 'texas-oklahoma'],
  ['US', 'OK', 'texas-oklahoma'],
  ['US', 'NV', undefined],
  // Canada itself is CA.
  ['CA', 'ON', undefined],
  ['CA', 'CA', undefined],
  [undefined, 'CA', undefined],
] as const)('%s, %s: %s', (country, region, redirect) => {
  expect(examRedirect({ country, region })).toBe(redirect);
});

test('appends the number of the store', () => {
  expect(redirectUrl('https://exams.example.com/book/', '0279')).toBe('https://exams.example.com/book/0279');
  expect(redirectUrl(DEFAULT_REDIRECT_URL, '0279')).toBe(
    '/BookingDisplayView?storeId=10851&langId=-1&appType=NDLC&storeNumber=0279',
  );
  expect(redirectPath('es-us', 'california', '0279')).toBe('/es-us/eye-exam/california?storeName=0279');
});
