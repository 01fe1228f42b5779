import { type CalendarDate, parseIsoDay } from '@/domain/dates/calendar-date';
import { dayNumber } from '@/domain/dates/day-number';
import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { requireExamDuration } from '../../stores/exam-duration';
import { freeSlots, localTime } from '../../stores/exam-slots';
import { requireStoreWithExams } from '../../stores/find-store';
import { storeErrors } from '../../stores/store-errors';

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
