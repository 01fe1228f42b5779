import { toIsoDay } from '@/domain/dates/calendar-date';
import { momentOf } from '@/domain/dates/wall-clock';
import type { StoreTime } from '@/domain/exams/exam-slot';

/** An exam for the shopper's calendar. */
export interface CalendarEvent {
  /** Unique for the event, so that adding it twice changes the first one. */
  readonly id: string;
  readonly start: StoreTime;
  readonly end: StoreTime;
  /** Absent for floating times, which each calendar shows in its local zone. */
  readonly timeZone: string | undefined;
  readonly title: string;
  readonly location: string;
  /** May have several lines. Name the store's time zone here: the times are in UTC. */
  readonly description: string;
  readonly createdAt: Date;
}

/** Octets of a line before it is folded (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** Returns an iCalendar file with one event (RFC 5545). */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Eye exams//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}`,
    `DTSTAMP:${utcText(event.createdAt)}`,
    `DTSTART:${timeText(event.start, event.timeZone)}`,
    `DTEND:${timeText(event.end, event.timeZone)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function timeText({ date, minutes }: StoreTime, timeZone: string | undefined): string {
  if (timeZone) return utcText(momentOf(date, minutes, timeZone));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${toIsoDay(date).replaceAll('-', '')}T${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}00`;
}

/** Formats a moment, such as 20260310T133000Z. */
function utcText(moment: Date): string {
  return moment
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
}

/** Escapes a text (RFC 5545 §3.3.11). Removes other control characters. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Breaks a long line; each further one begins with a space. No character is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
