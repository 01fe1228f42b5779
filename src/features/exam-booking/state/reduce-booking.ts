import {
  ANY,
  type BookingEvent,
  type BookingPlace,
  type BookingProblem,
  type BookingState,
  currentPlace,
  isChangeable,
} from '@/domain/exams/booking-state';
import type { SlotDay } from '@/domain/exams/exam-slot';

/** Returns the next state of a booking. */
export function reduceBooking(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'edited':
      return { ...state, editing: event.step, problem: openProblem(state), focus: { place: event.step } };
    case 'canceled':
      return {
        ...state,
        editing: undefined,
        problem: openProblem(state),
        focus: state.editing && { place: state.editing },
      };
    case 'serviceChosen': {
      // Another service takes another time.
      const times = event.service === state.service ? {} : WITHOUT_TIME;
      return goOn({ ...state, ...times, service: event.service });
    }
    case 'doctorChosen': {
      const { doctor } = event;
      const isFree = doctor === ANY || doctor === state.slot?.doctorId;
      const times = doctor === state.doctor || isFree ? {} : WITHOUT_TIME;
      return goOn({ ...state, ...times, doctor });
    }
    case 'dayChosen':
      return { ...state, day: event.day };
    case 'timeChosen':
      return goOn({ ...state, slot: event.slot, day: event.slot.start.date, pendingSlotId: undefined });
    case 'patientGiven':
      return goOn({ ...state, hasPatient: true });
    case 'timesLoaded':
      return withTimes(state, event.days);
    case 'timePassed':
      return state.slot && isChangeable(state) ? loseTime(state, 'time-passed') : state;
    case 'attempted':
      return { ...state, status: 'sending', problem: undefined };
    case 'rejected':
      return reject({ ...state, status: 'open' }, event.problem);
    case 'booked':
      return { ...state, status: 'booked' };
  }
}

const WITHOUT_TIME = {
  slot: undefined,
  pendingSlotId: undefined,
  lostSlots: [],
  problem: undefined,
} as const;

function goOn(state: BookingState): BookingState {
  return { ...state, editing: undefined, problem: openProblem(state), focus: { place: 'next' } };
}

/** Keeps a lost time as the problem until there is another time. */
function openProblem({ slot, problem }: BookingState): BookingProblem | undefined {
  return !slot && (problem === 'time-taken' || problem === 'time-passed') ? problem : undefined;
}

/**
 * Ignores the absence of the chosen time while its booking is in flight or may have succeeded: the booking itself removed it.
 */
function withTimes(state: BookingState, days: readonly SlotDay[]): BookingState {
  const id = state.slot?.id ?? state.pendingSlotId;
  if (id === undefined || !isChangeable(state)) return state;
  const slot = days.flatMap(({ slots }) => slots).find((free) => free.id === id);
  if (slot) return state.slot ? state : { ...state, slot, day: slot.start.date, pendingSlotId: undefined };
  return loseTime(state, 'time-taken');
}

/** Removes the chosen time. A patient who is being typed stays open. A shopper who has just opened the page keeps the focus. */
function loseTime(state: BookingState, problem: BookingProblem): BookingState {
  const place = currentPlace(state);
  return {
    ...withoutTime(state, problem),
    editing: place === 'patient' ? 'patient' : undefined,
    focus: place === 'check' ? { place: 'time' } : state.focus,
  };
}

function withoutTime(state: BookingState, problem: BookingProblem): BookingState {
  const { slot, lostSlots } = state;
  // A time that has passed is not shown any more.
  const lost = slot && problem === 'time-taken' ? [...lostSlots, slot] : lostSlots;
  return { ...state, slot: undefined, pendingSlotId: undefined, lostSlots: lost, problem };
}

function reject(state: BookingState, problem: BookingProblem): BookingState {
  const focus = (place: BookingPlace) => ({ focus: { place } });
  switch (problem) {
    case 'time-taken':
    case 'time-passed':
      return { ...withoutTime(state, problem), ...focus('time') };
    case 'service-gone':
      return { ...state, ...WITHOUT_TIME, service: undefined, problem, ...focus('service') };
    case 'patient-rejected':
      return { ...state, editing: 'patient', problem, focus: undefined };
    case 'bookings-closed':
    case 'rejected':
    case 'unclear':
      return { ...state, problem, ...focus('check') };
  }
}
