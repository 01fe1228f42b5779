import { formatFullDay } from '@/domain/dates/format-day';
import { formatTime } from '@/domain/dates/format-time';
import { useSite } from '@/lib/site/site';
import type { ExamConfirmation } from '../rules/exam-confirmation';

/** Returns the day and time of an exam at the store, in the language of the page; empty if not known. */
export function useExamTime({ start, end }: Pick<ExamConfirmation, 'start' | 'end'>): {
  day: string;
  time: string;
} {
  const { languageTag } = useSite();
  if (!start) return { day: '', time: '' };
  const times = [start, end].flatMap((moment) => (moment ? [formatTime(moment.minutes, languageTag)] : []));
  return { day: formatFullDay(start.date, languageTag), time: times.join(' – ') };
}
