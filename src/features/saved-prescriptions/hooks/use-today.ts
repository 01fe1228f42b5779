import { useState } from 'react';
import { type CalendarDate, toCalendarDate } from '@/domain/dates/calendar-date';
import { serverNow } from '@/lib/dates/server-time';

/** Returns the shopper's calendar date; on the server the server's. */
export function useToday(): CalendarDate {
  const [today] = useState(() => toCalendarDate(serverNow()));
  return today;
}
