import { expect, it } from 'vitest';
import { examBookingConfig } from './exam-booking-config';

it('has an address for each redirect that is configured', () => {
  expect(examBookingConfig({})).toEqual({});
  expect(examBookingConfig({ california: 'https://exams.example.com/ca/', texasOklahoma: '' })).toEqual({
    california: 'https://exams.example.com/ca/',
  });
  expect(examBookingConfig({ texasOklahoma: '/BookingDisplayView?storeNumber=' })).toEqual({
    'texas-oklahoma': '/BookingDisplayView?storeNumber=',
  });
});

it('has the hosts on which stores take bookings', () => {
  expect(examBookingConfig({ hosts: 'exams.example.com, Book.example.org' })).toEqual({
    hosts: ['exams.example.com', 'book.example.org'],
  });
  for (const hosts of ['https://exams.example.com', 'exams.example.com,', 'exams.example.com/book'])
    expect(() => examBookingConfig({ hosts }), hosts).toThrow(/EXAM_BOOKING_HOSTS must be/);
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
  expect(() => examBookingConfig({ california: address })).toThrow(/EXAM_BOOKING_CALIFORNIA_URL must be/);
});
