import { typesetDate } from '../dates/typeset-date';

/** The shop's time zone, which determines the day of an order. */
const SHOP_TIME_ZONE = 'America/New_York';

/** Formats the day of an ISO 8601 date-time, in full ("March 2, 2026") or without the year ("Mar 2"). */
export function formatOrderDay(date: string, languageTag: string, style: 'long' | 'short' = 'long'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'long' ? { dateStyle: 'long' } : { month: 'short', day: 'numeric' };
  const format = new Intl.DateTimeFormat(languageTag, { ...options, timeZone: SHOP_TIME_ZONE });
  return typesetDate(format.format(new Date(date)), languageTag);
}
