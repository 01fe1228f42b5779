import type { CalendarDate } from '../dates/calendar-date';
import type { ExamSlot, SlotDay } from './exam-slot';

/** Any doctor of the store; also the service where a store names none. */
export const ANY = 'any';

/** Steps that the shopper fills in, in this order. The store is known before them. */
export const BOOKING_STEPS = ['service', 'doctor', 'time', 'patient'] as const;

export type BookingStep = (typeof BOOKING_STEPS)[number];

/** The shopper's position: a step, or the check before booking. */
export type BookingPlace = BookingStep | 'check';

/** Reasons that keep the shopper from going on. */
export type BookingProblem =
  /** Someone else has booked it, or the store no longer offers it. */
  | 'time-taken'
  | 'time-passed'
  /** The store no longer offers the service. */
  | 'service-gone'
  /** The store takes no bookings any more. */
  | 'bookings-closed'
  /** Marked at its fields. */
  | 'patient-rejected'
  | 'rejected'
  /** No response: the exam may be booked. */
  | 'unclear';

/** The part of a booking that a URL holds. It never identifies the patient. */
export interface BookingQuery {
  readonly storeNumber: string | undefined;
  readonly service: string | undefined;
  readonly doctor: string | undefined;
  readonly day: CalendarDate | undefined;
  readonly slotId: string | undefined;
}

/** A booking in progress. Of the patient it says only whether they are known. */
export interface BookingState {
  readonly service: string | undefined;
  readonly doctor: string | undefined;
  /** The day whose times are shown; the first free one without it. */
  readonly day: CalendarDate | undefined;
  readonly slot: ExamSlot | undefined;
  /** Slot ID from the URL, kept until the times are loaded. */
  readonly pendingSlotId: string | undefined;
  readonly hasPatient: boolean;
  /** Opened again to change it. */
  readonly editing: BookingStep | undefined;
  /** Times that were chosen and are taken: they stay visible. */
  readonly lostSlots: readonly ExamSlot[];
  readonly status: 'open' | 'sending' | 'booked';
  readonly problem: BookingProblem | undefined;
  /** Where to move the focus: a place, or the next open step. Each move is a new object. */
  readonly focus: { readonly place: BookingPlace | 'next' } | undefined;
}

export type BookingEvent =
  | { type: 'edited'; step: BookingStep }
  | { type: 'canceled' }
  | { type: 'serviceChosen'; service: string }
  | { type: 'doctorChosen'; doctor: string }
  | { type: 'dayChosen'; day: CalendarDate }
  | { type: 'timeChosen'; slot: ExamSlot }
  | { type: 'patientGiven' }
  /** The free times have loaded, now or again. */
  | { type: 'timesLoaded'; days: readonly SlotDay[] }
  /** The chosen time has passed by the clock of the store. */
  | { type: 'timePassed' }
  | { type: 'attempted' }
  | { type: 'rejected'; problem: BookingProblem }
  | { type: 'booked' };

/** The store's exams and doctors by ID. */
export interface BookingOptions {
  readonly services: readonly string[];
  /** Those who are listed. */
  readonly doctors: readonly string[];
}

/** Starts a booking from the URL, ignoring what the store does not offer. A step with nothing to choose from is complete. */
export function initialBooking(query: BookingQuery, { services, doctors }: BookingOptions): BookingState {
  const service = known(query.service, services, services.length === 0);
  const doctor = known(query.doctor, doctors, doctors.length === 0 || query.doctor === ANY);
  return {
    service,
    doctor,
    day: query.day,
    slot: undefined,
    pendingSlotId: service && doctor ? query.slotId : undefined,
    hasPatient: false,
    editing: undefined,
    lostSlots: [],
    status: 'open',
    problem: undefined,
    focus: undefined,
  };
}

function known(id: string | undefined, ids: readonly string[], isAny: boolean): string | undefined {
  if (isAny) return ANY;
  return id !== undefined && ids.includes(id) ? id : undefined;
}

/** Returns whether a step has everything that the next one needs. */
export function isComplete(state: BookingState, step: BookingStep): boolean {
  switch (step) {
    case 'service':
      return state.service !== undefined;
    case 'doctor':
      return state.doctor !== undefined;
    case 'time':
      return state.slot !== undefined;
    case 'patient':
      return state.hasPatient;
  }
}

/**
 * Returns whether the choices can still change. They are fixed while a booking is in flight or may have succeeded, because the
 * exam would then differ from the one on screen.
 */
export function isChangeable({ status, problem }: BookingState): boolean {
  return status === 'open' && problem !== 'unclear';
}

/** Returns the step that is changed, else the first one that is not complete; the check when all are. */
export function currentPlace(state: BookingState): BookingPlace {
  return state.editing ?? BOOKING_STEPS.find((step) => !isComplete(state, step)) ?? 'check';
}

/** Returns whether the shopper has completed a step and moved on. */
export function isAhead(state: BookingState, step: BookingStep): boolean {
  const place = currentPlace(state);
  return (
    isComplete(state, step) &&
    (place === 'check' || BOOKING_STEPS.indexOf(place) > BOOKING_STEPS.indexOf(step))
  );
}
