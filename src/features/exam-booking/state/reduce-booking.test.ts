import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANY,
  type BookingEvent,
  type BookingPlace,
  type BookingQuery,
  type BookingState,
  currentPlace,
  initialBooking,
} from '@/domain/exams/booking-state';
import type { ExamSlot, SlotDay } from '@/domain/exams/exam-slot';
import { reduceBooking } from './reduce-booking';

const date = { year: 2026, month: 11, day: 30 };
const options = { services: ['COMPREHENSIVE', 'CONTACTS'], doctors: ['88071', '88072'] };
const noQuery: BookingQuery = {
  storeNumber: '0279',
  service: undefined,
  doctor: undefined,
  day: undefined,
  slotId: undefined,
};
const slot = (id: string, minutes = 570, doctorId = '88071'): ExamSlot => ({
  id,
  start: { date, minutes },
  end: { date, minutes: minutes + 30 },
  doctorId,
  doctorName: 'Dr. Minh Gagnon',
});
const [nine, ten] = [slot('nine'), slot('ten', 600)];
const days = (...slots: ExamSlot[]): SlotDay[] => [{ date, slots }];

const reduced = (state: BookingState, ...events: BookingEvent[]) => events.reduce(reduceBooking, state);
const empty = initialBooking(noQuery, options);
const withDoctor = reduced(
  empty,
  { type: 'serviceChosen', service: 'COMPREHENSIVE' },
  { type: 'doctorChosen', doctor: ANY },
  { type: 'timesLoaded', days: days(nine, ten) },
);
const withTime = reduced(withDoctor, { type: 'timeChosen', slot: nine });
const complete = reduced(withTime, { type: 'patientGiven' });
const place = (state: BookingState): BookingPlace => currentPlace(state);

describe('a booking', () => {
  it('goes from step to step, and the focus with it', () => {
    expect([empty, withDoctor, withTime, complete].map(place)).toEqual([
      'service',
      'time',
      'patient',
      'check',
    ]);
    expect(place(reduced(empty, { type: 'serviceChosen', service: 'CONTACTS' }))).toBe('doctor');
    for (const state of [withDoctor, withTime, complete]) expect(state.focus).toEqual({ place: 'next' });
  });

  it('begins with what the URL says, as far as the store offers it', () => {
    const query = { ...noQuery, service: 'CONTACTS', doctor: '88072', day: date, slotId: 'nine' };
    const state = initialBooking(query, options);
    expect(state).toMatchObject({ service: 'CONTACTS', doctor: '88072', day: date, pendingSlotId: 'nine' });
    expect(place(state)).toBe('time');
    expect(initialBooking({ ...query, service: 'GONE' }, options)).toMatchObject({
      service: undefined,
      pendingSlotId: undefined,
    });
    expect(initialBooking({ ...query, doctor: ANY }, options).doctor).toBe(ANY);
    expect(initialBooking({ ...query, doctor: '1' }, options).doctor).toBeUndefined();
  });

  it('leaves out what the store gives no choice of', () => {
    const state = initialBooking(noQuery, { services: [], doctors: [] });
    expect(state).toMatchObject({ service: ANY, doctor: ANY });
    expect(place(state)).toBe('time');
  });

  it('finds the time of the URL, or says that it is taken', () => {
    const pending = initialBooking({ ...noQuery, service: 'CONTACTS', doctor: ANY, slotId: 'nine' }, options);
    const found = reduced(pending, { type: 'timesLoaded', days: days(nine) });
    expect(found).toMatchObject({ slot: nine, day: date, pendingSlotId: undefined, focus: undefined });
    const lost = reduced(pending, { type: 'timesLoaded', days: days(ten) });
    expect(lost).toMatchObject({ slot: undefined, pendingSlotId: undefined, problem: 'time-taken' });
    expect(lost.focus).toBeUndefined();
  });
});

describe('a change', () => {
  it('opens a step again, and can be canceled', () => {
    const edited = reduced(complete, { type: 'edited', step: 'doctor' });
    expect([place(edited), edited.focus]).toEqual(['doctor', { place: 'doctor' }]);
    const canceled = reduced(edited, { type: 'canceled' });
    expect([place(canceled), canceled.focus]).toEqual(['check', { place: 'doctor' }]);
    expect(reduced(complete, { type: 'canceled' }).focus).toBeUndefined();
  });

  it('of the exam takes the time away, and nothing else', () => {
    const changed = reduced(complete, { type: 'serviceChosen', service: 'CONTACTS' });
    expect(changed).toMatchObject({ slot: undefined, doctor: ANY, hasPatient: true });
    expect(place(changed)).toBe('time');
    expect(reduced(complete, { type: 'serviceChosen', service: 'COMPREHENSIVE' }).slot).toBe(nine);
  });

  it('of the doctor leaves the time of the same doctor', () => {
    expect(reduced(complete, { type: 'doctorChosen', doctor: '88071' }).slot).toBe(nine);
    expect(reduced(complete, { type: 'doctorChosen', doctor: '88072' }).slot).toBeUndefined();
    expect(
      reduced(complete, { type: 'doctorChosen', doctor: '88071' }, { type: 'doctorChosen', doctor: ANY })
        .slot,
    ).toBe(nine);
  });

  it('of the day only shows another one', () => {
    const other = { ...date, day: 29 };
    const state = reduced(complete, { type: 'dayChosen', day: other });
    expect(state).toEqual({ ...complete, day: other });
  });
});

describe('a lost time', () => {
  it('leads from the check to the times, where it stays visible', () => {
    const state = reduced(complete, { type: 'timesLoaded', days: days(ten) });
    expect(state).toMatchObject({ problem: 'time-taken', lostSlots: [nine], focus: { place: 'time' } });
    expect([place(state), state.hasPatient]).toEqual(['time', true]);
    const chosen = reduced(state, { type: 'timeChosen', slot: ten });
    expect([place(chosen), chosen.problem]).toEqual(['check', undefined]);
  });

  it('interrupts nobody who is typing, and is said afterwards', () => {
    const typing = reduced(withTime, { type: 'timePassed' });
    expect([place(typing), typing.focus]).toEqual(['patient', withTime.focus]);
    expect(typing).toMatchObject({ slot: undefined, problem: 'time-passed', lostSlots: [] });
    const given = reduced(typing, { type: 'patientGiven' });
    expect([place(given), given.problem, given.focus]).toEqual(['time', 'time-passed', { place: 'next' }]);
    expect(reduced(typing, { type: 'edited', step: 'doctor' }).problem).toBe('time-passed');
    expect(reduced(typing, { type: 'serviceChosen', service: 'CONTACTS' }).problem).toBeUndefined();
  });

  it('is none without a time, and while the free times still have it', () => {
    expect(reduced(withDoctor, { type: 'timePassed' })).toBe(withDoctor);
    expect(reduced(complete, { type: 'timesLoaded', days: days(nine, ten) })).toBe(complete);
  });
});

describe('a request', () => {
  const sending = reduced(complete, { type: 'attempted' });

  it('loses no time while it is pending, nor while its outcome is unclear, nor when it has booked', () => {
    const unclear = reduced(sending, { type: 'rejected', problem: 'unclear' });
    const booked = reduced(sending, { type: 'booked' });
    for (const state of [sending, unclear, booked]) {
      expect(reduced(state, { type: 'timesLoaded', days: days(ten) })).toBe(state);
      expect(reduced(state, { type: 'timePassed' })).toBe(state);
    }
    expect([sending.status, unclear.status, booked.status]).toEqual(['sending', 'open', 'booked']);
    expect(reduced(unclear, { type: 'attempted' }).problem).toBeUndefined();
  });

  it.each([
    ['time-taken', 'time', { place: 'time' }],
    ['time-passed', 'time', { place: 'time' }],
    ['service-gone', 'service', { place: 'service' }],
    // Its field takes the focus.
    ['patient-rejected', 'patient', undefined],
    ['bookings-closed', 'check', { place: 'check' }],
    ['rejected', 'check', { place: 'check' }],
    ['unclear', 'check', { place: 'check' }],
  ] as const)('that fails by %s leads to %s', (problem, where, focus) => {
    const state = reduced(sending, { type: 'rejected', problem });
    expect(state).toMatchObject({ status: 'open', problem, hasPatient: true });
    expect([place(state), state.focus]).toEqual([where, focus]);
  });

  it('by a service that is gone goes on with another one, and says no more of it', () => {
    const rejected = reduced(sending, { type: 'rejected', problem: 'service-gone' });
    const next = reduced(rejected, { type: 'serviceChosen', service: 'CONTACTS' });
    expect([place(next), next.problem]).toEqual(['time', undefined]);
  });
});

it('whatever happens, the check has a time and a patient', () => {
  const event = fc.oneof(
    fc.constantFrom<BookingEvent>(
      { type: 'canceled' },
      { type: 'patientGiven' },
      { type: 'timePassed' },
      { type: 'attempted' },
      { type: 'booked' },
      { type: 'dayChosen', day: date },
    ),
    fc
      .constantFrom('service', 'doctor', 'time', 'patient')
      .map((step) => ({ type: 'edited', step }) as BookingEvent),
    fc.constantFrom(...options.services).map((service): BookingEvent => ({ type: 'serviceChosen', service })),
    fc
      .constantFrom(ANY, ...options.doctors)
      .map((doctor): BookingEvent => ({ type: 'doctorChosen', doctor })),
    fc.constantFrom(nine, ten).map((chosen): BookingEvent => ({ type: 'timeChosen', slot: chosen })),
    fc.subarray([nine, ten]).map((free): BookingEvent => ({ type: 'timesLoaded', days: days(...free) })),
    fc
      .constantFrom('time-taken', 'service-gone', 'patient-rejected', 'unclear')
      .map((problem) => ({ type: 'rejected', problem }) as BookingEvent),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state = reduced(empty, ...events);
      if (place(state) === 'check')
        expect([state.service, state.doctor, state.slot, state.hasPatient]).not.toContain(undefined);
    }),
  );
});
