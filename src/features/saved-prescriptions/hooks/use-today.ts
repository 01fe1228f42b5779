import { useState } from 'react';
import { type CalendarDate, toCalendarDate } from '@/domain/dates/calendar-date';

/** Returns the shopper's calendar date; on the server the server's. */
export function useToday(): CalendarDate {
  const [today] = useState(() => toCalendarDate(new Date()));
  return today;
}
