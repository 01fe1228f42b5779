import { expect, it } from 'vitest';
import { formatBookingQuery, parseBookingQuery } from './booking-query';
import { ANY, initialBooking } from './booking-state';

const parse = (query: string) => parseBookingQuery(new URLSearchParams(query));
const options = { services: ['COMPREHENSIVE'], doctors: ['88071'] };

it('reads what is well formed', () => {
  expect(
    parse('storeNumber=0279&service=COMPREHENSIVE&doctor=any&day=2026-11-30&time=0279-88071-202611300930'),
  ).toEqual({
    storeNumber: '0279',
    service: 'COMPREHENSIVE',
    doctor: ANY,
    day: { year: 2026, month: 11, day: 30 },
    slotId: '0279-88071-202611300930',
  });
  expect(parse('storeNumber=279&service=<b>&doctor=&day=2026-02-30&time=a b')).toEqual({
    storeNumber: undefined,
    service: undefined,
    doctor: undefined,
    day: undefined,
    slotId: undefined,
  });
});

it('names what was chosen, and can be read again', () => {
  const query = 'storeNumber=0279&service=COMPREHENSIVE&doctor=88071&day=2026-11-30&time=0279-88071-1';
  expect(formatBookingQuery('0279', initialBooking(parse(query), options))).toBe(`?${query}`);
  const nothing = initialBooking(parse(''), options);
  expect(formatBookingQuery('0279', nothing)).toBe('?storeNumber=0279');
});

it('has nothing of the patient', () => {
  const state = { ...initialBooking(parse('service=COMPREHENSIVE&doctor=any'), options), hasPatient: true };
  expect([...new URLSearchParams(formatBookingQuery('0279', state)).keys()]).toEqual([
    'storeNumber',
    'service',
    'doctor',
  ]);
});
