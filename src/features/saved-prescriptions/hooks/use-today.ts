import { useState } from 'react';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import { shopperToday } from '@/lib/dates/server-time';

/** Returns the shopper's calendar date; on the server the server's. */
export function useToday(): CalendarDate {
  const [today] = useState(() => shopperToday());
  return today;
}
