import { describe, expect, test } from 'vitest';
import { storeWith } from '../stores/testing/store';
import { bookingHref, bookingLink, bookingLocale, parseBookingLink, storeBookingUrl } from './booking-link';

test.each([
  ['lc-us', 'storeId=10851&storeNumber=0279&langId=-1&appType=NDLC'],
  ['es-us', 'storeId=10851&storeNumber=0279&langId=-50&appType=NDLC'],
  ['en-ca', 'storeId=10852&storeNumber=0279&langId=-24&appType=NDLC'],
  ['fr-ca', 'storeId=10852&storeNumber=0279&langId=-25&appType=NDLC'],
] as const)('the booking link of %s', (locale, query) => {
  expect(bookingLink(locale, '0279')).toBe(`/BookingDisplayView?${query}`);
});

describe('where a store is booked', () => {
  const link = bookingLink('lc-us', '0279');
  test('by the link, or by the redirect of its state', () => {
    expect(bookingHref(storeWith(), 'lc-us')).toBe(link);
    expect(bookingHref(storeWith({ region: 'OK' }), 'lc-us')).toBe(
      '/lc-us/eye-exam/texas-oklahoma?storeName=0279',
    );
  });
  test('nowhere without online appointments, or when the store is not open', () => {
    expect(bookingHref(storeWith({ takesBookings: false }), 'lc-us')).toBeUndefined();
    expect(bookingHref(storeWith({ status: 'temporarily-closed' }), 'lc-us')).toBeUndefined();
  });
});

describe('the address of a store itself', () => {
  const HOSTS = ['exams.example.com'];
  test.each(['https://exams.example.com/0279?type=new', '/lc-us/eye-exam/schedule?storeNumber=0279'])(
    '%s is used',
    (scheduleUrl) => {
      expect(storeBookingUrl({ scheduleUrl }, HOSTS)).toBe(scheduleUrl);
    },
  );
  test.each([
    undefined,
    '',
    'http://exams.example.com/0279',
    'https://evil.example.com/0279',
    'https://exams.example.com@evil.example.com/',
    'https://exams.example.com:8443/',
    '//exams.example.com/0279',
    '//evil.example.com/',
    '/\\evil.example.com/',
    '/.//evil.example.com/x',
    '/lc-us/..//evil.example.com/x',
    '/%2e//evil.example.com',
    ' /lc-us',
    'https://anyone@exams.example.com/0279',
    'exams.example.com/0279',
    'javascript:alert(1)',
    // They lead to the booking link.
    '/BookingDisplayView?storeId=10851',
    '/lc-us/eye-exam/california?storeName=0279',
  ])('%s is not', (scheduleUrl) => {
    expect(storeBookingUrl({ scheduleUrl }, HOSTS)).toBeUndefined();
  });
  test.each([
    ['https://exams.example.com/a/../b', 'https://exams.example.com/b'],
    ['https://exams.example.com\\@evil.example.com', 'https://exams.example.com/@evil.example.com'],
    ['/a/./b', '/a/b'],
  ])('%s is used as it was judged: %s', (scheduleUrl, url) => {
    expect(storeBookingUrl({ scheduleUrl }, HOSTS)).toBe(url);
  });
  test('on another host is not used without configured hosts', () => {
    expect(storeBookingUrl({ scheduleUrl: 'https://exams.example.com/' })).toBeUndefined();
  });
});

describe('a booking link names locale and store', () => {
  test.each([
    ['storeId=10851&storeNumber=0279&langId=-50&appType=NDLC', 'es-us', '0279'],
    ['storeId=10852&storeNumber=8929&langId=-25&appType=NDLC', 'fr-ca', '8929'],
    // The country of the store wins.
    ['storeId=10852&storeNumber=8929&langId=-50', 'en-ca', '8929'],
    ['storeId=10851&storeNumber=0279&langId=-25', 'lc-us', '0279'],
    ['storeNumber=8929&langId=-24', 'en-ca', '8929'],
    ['storeNumber=279', 'lc-us', undefined],
    ['storeNumber=%2F%2Fevil', 'lc-us', undefined],
    ['', 'lc-us', undefined],
  ])('%s', (query, locale, storeNumber) => {
    expect(parseBookingLink(query)).toEqual({ locale, storeNumber });
  });

  test('in the locale of the last page if it names no country', () => {
    expect(parseBookingLink('storeNumber=8929', 'fr-ca')).toEqual({ locale: 'fr-ca', storeNumber: '8929' });
    expect(parseBookingLink('storeId=10851', 'fr-ca').locale).toBe('lc-us');
  });
});

describe('the language behind a booking link', () => {
  const texas = storeWith({ region: 'TX' });
  test('after a redirect, whose default names English, is that of the last page', () => {
    expect(bookingLocale('lc-us', texas, 'es-us')).toBe('es-us');
    expect(bookingLocale('lc-us', texas, 'lc-us')).toBe('lc-us');
    expect(bookingLocale('lc-us', texas, undefined)).toBe('lc-us');
  });
  test('is otherwise that of the link', () => {
    expect(bookingLocale('es-us', texas, 'lc-us')).toBe('es-us');
    expect(bookingLocale('lc-us', texas, 'fr-ca')).toBe('lc-us');
    expect(bookingLocale('lc-us', storeWith(), 'es-us')).toBe('lc-us');
  });
});
