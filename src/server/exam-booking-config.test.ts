import { expect, it } from 'vitest';
import { examBookingHosts, examBookingUrl } from './exam-booking-config';

const NAME = 'EXAM_BOOKING_CALIFORNIA_URL';

it.each([undefined, ''])('is the default for %j', (setting) => {
  expect(examBookingUrl(NAME, setting)).toBeUndefined();
  expect(examBookingHosts(setting)).toBeUndefined();
});

it.each(['https://exams.example.com/ca/', '/BookingDisplayView?storeNumber='])('takes %s', (address) => {
  expect(examBookingUrl(NAME, address)).toBe(address);
});

it('has the hosts on which stores take bookings', () => {
  expect(examBookingHosts('exams.example.com, Book.example.org')).toEqual([
    'exams.example.com',
    'book.example.org',
  ]);
  for (const hosts of ['https://exams.example.com', 'exams.example.com,', 'exams.example.com/book'])
    expect(() => examBookingHosts(hosts), hosts).toThrow(/EXAM_BOOKING_HOSTS must be/);
});

it.each([
  'http://exams.example.com/',
  '//exams.example.com/',
  '/\\exams.example.com/',
  'javascript:alert(1)',
  'exams.example.com',
  'https://',
  // They would redirect to themselves.
  '/lc-us/eye-exam/california?storeName=',
  '/es-us/eye-exam/texas-oklahoma?storeName=',
  'https://www.marlowe.com/lc-us/eye-exam/california?storeName=',
])('does not start with %s', (address) => {
  expect(() => examBookingUrl(NAME, address)).toThrow(/EXAM_BOOKING_CALIFORNIA_URL must be/);
});
