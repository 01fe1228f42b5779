import type { ExamConfirmation } from '@generated/stores/model/examConfirmation';
import { checkBirthDate } from '@/domain/dates/birth-date';
import { type CalendarDate, parseIsoDay, toIsoDay, toMonthDayYear } from '@/domain/dates/calendar-date';
import { dayNumber } from '@/domain/dates/day-number';
import type { Call, Handler } from '../../call';
import { reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import type { StoreSeed } from '../../seed/models/store';
import { languageOf } from '../../serializers/language';
import type { Appointment } from '../../state/appointment';
import { examServicesOf, SLOT_MINUTES } from '../../stores/exam-services';
import { freeSlots, localTime, type Slot } from '../../stores/exam-slots';
import { requireStore, requireStoreWithExams } from '../../stores/find-store';
import { storeErrors } from '../../stores/store-errors';
import { storeDay } from '../../stores/store-history-on';

/** The contract's limit: the last day is at most so many days after the first. */
const MAX_DAYS = 31;

/** Times at which an exam can be booked, earliest first. */
export const findExamSlots: Handler<'findExamSlots'> = ({ params, query }, context) => {
  const store = requireStoreWithExams(context, params.storeId, params.storeName);
  const [from, to] = [requireDay(query.from, 'from'), requireDay(query.to, 'to')];
  const days = dayNumber(to) - dayNumber(from);
  if (days < 0 || days > MAX_DAYS) reject(storeErrors.badParameter('to'));
  const duration = requireExamDuration(store, query.serviceId);
  return {
    storeNumber: store.storeNumber,
    timeZone: store.timeZone,
    slots: freeSlots(context, { store, from, to, duration, doctorId: query.doctorId }).map(
      ({ slotId, doctor, date, starts, ends }) => ({
        slotId,
        start: localTime(date, starts),
        end: localTime(date, ends),
        doctorId: doctor.doctorId,
        doctorName: doctor.name,
      }),
    ),
  };
};

function requireDay(text: string, name: string): CalendarDate {
  return parseIsoDay(text) ?? reject(storeErrors.badParameter(name));
}

/** Books an exam at most once for each request ID; a time belongs to the first patient who books it. */
export const bookExam: Handler<'bookExam'> = (call, context) => {
  const { params, query } = call;
  const store = requireStoreWithExams(context, params.storeId, params.storeName);
  const exam = earlierExam(call, context) ?? bookSlot(call, context, store);
  if (exam.storeNumber !== store.storeNumber) reject(storeErrors.badParameter('requestId'));
  return confirmationOf(context, { exam, store, langId: query.langId });
};

/** Returns a booked exam by its number. */
export const getExamConfirmation: Handler<'getExamConfirmation'> = ({ params, query }, context) => {
  const exam = context.state.appointments.get(params.confirmationNumber);
  if (!exam || exam.storeId !== params.storeId) return reject(storeErrors.examNotFound());
  const store = requireStore(context, params.storeId, exam.storeNumber);
  return confirmationOf(context, { exam, store, langId: query.langId });
};

/** Gives the time of a booked exam back. */
export const cancelExam: Handler<'cancelExam'> = ({ params: { confirmationNumber, storeId } }, { state }) => {
  const exam = state.appointments.get(confirmationNumber);
  if (!exam || exam.storeId !== storeId) return reject(storeErrors.examNotFound());
  state.appointments.remove(confirmationNumber);
  return { confirmationNumber };
};

/** Whether a request has booked an exam. */
export const getExamRequest: Handler<'getExamRequest'> = ({ params: { requestId, storeId } }, { state }) => {
  const exam = state.appointments.by('request', requestId).find((booked) => booked.storeId === storeId);
  return exam ? { requestId, confirmationNumber: exam.confirmationNumber } : { requestId };
};

type BookingCall = Call<'bookExam'>;

function earlierExam({ body }: BookingCall, { state }: SandboxContext): Appointment | undefined {
  return state.appointments.by('request', body.requestId)[0];
}

function bookSlot({ params, body }: BookingCall, context: SandboxContext, store: StoreSeed): Appointment {
  requireBirthDate(body.dob, storeDay(store, context.now()));
  const duration = requireExamDuration(store, body.serviceId);
  const slot = findSlot(context, { store, duration, slotId: body.slotId }) ?? reject(storeErrors.slotTaken());
  const exam: Appointment = {
    confirmationNumber: confirmationNumber(context),
    requestId: body.requestId,
    storeId: params.storeId,
    storeNumber: store.storeNumber,
    doctorId: slot.doctor.doctorId,
    ...(body.serviceId && { serviceId: body.serviceId }),
    day: toIsoDay(slot.date),
    starts: slot.starts,
    ends: slot.ends,
  };
  context.state.appointments.insert(exam);
  return exam;
}

/** Returns a slot that is still free. Its id ends in its day. */
function findSlot(
  context: SandboxContext,
  { store, duration, slotId }: { store: StoreSeed; duration: number; slotId: string },
): Slot | undefined {
  const [, year, month, day] = /-(\d{4})(\d{2})(\d{2})\d{4}$/.exec(slotId) ?? [];
  const date = parseIsoDay(`${year}-${month}-${day}`);
  if (!date) return undefined;
  return freeSlots(context, { store, from: date, to: date, duration }).find((slot) => slot.slotId === slotId);
}

/** Requires a date from 1920 to today, at the store (001 §5). */
function requireBirthDate(dob: string, today: CalendarDate): void {
  const date = parseIsoDay(dob);
  const check = date && checkBirthDate(toMonthDayYear(date), 'exam', today);
  if (check?.status !== 'valid') reject(storeErrors.badParameter('dob'));
}

/** Creates an unguessable number, because anybody who has it can see the exam. */
function confirmationNumber({ secret }: SandboxContext): string {
  return `EX${secret().replaceAll('-', '').toUpperCase().slice(0, 10)}`;
}

function confirmationOf(
  { doctors }: SandboxContext,
  { exam, store, langId }: { exam: Appointment; store: StoreSeed; langId: string | undefined },
): ExamConfirmation {
  const date = parseIsoDay(exam.day);
  if (!date) throw new RangeError(`${exam.day} is not a day`);
  const doctor = doctors.find(({ doctorId }) => doctorId === exam.doctorId);
  const service = examServicesOf(store).find(({ serviceId }) => serviceId === exam.serviceId);
  return {
    confirmationNumber: exam.confirmationNumber,
    storeNumber: store.storeNumber,
    storeDisplayName: store.displayName,
    timeZone: store.timeZone,
    start: localTime(date, exam.starts),
    end: localTime(date, exam.ends),
    ...(doctor && { doctorName: doctor.name }),
    ...(service && { serviceName: service.name[languageOf(langId)] }),
  };
}

/**
 * Returns the length of an exam in minutes.
 *
 * @throws ApiErrorResponse 400 for a service that the store does not have.
 */
export function requireExamDuration(store: StoreSeed, serviceId: string | undefined): number {
  if (serviceId === undefined) return SLOT_MINUTES;
  const service = examServicesOf(store).find((candidate) => candidate.serviceId === serviceId);
  return service?.duration ?? reject(storeErrors.badParameter('serviceId'));
}
