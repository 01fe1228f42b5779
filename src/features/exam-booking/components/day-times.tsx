import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { formatFullDay } from '@/domain/dates/format-day';
import { formatTime } from '@/domain/dates/format-time';
import type { ExamSlot, SlotDay } from '@/domain/exams/exam-slot';
import { useSite } from '@/lib/site/site';
import { FieldError } from '@/ui/fields/field-error';
import { TIMES_ID } from '../hooks/use-step-focus';
import { DAY_PERIODS, type DayPeriod, dayPeriod } from '../rules/exam-day';

interface DayTimesProps {
  day: SlotDay;
  /** Times that were taken meanwhile. */
  lost: readonly ExamSlot[];
  selectedId: string | undefined;
  onSelect: (slot: ExamSlot) => void;
  error: string | undefined;
  /** Refers to the first free time. */
  ref: Ref<HTMLInputElement>;
}

/** Shows the times of a day by morning, afternoon and evening. */
export function DayTimes({ day, lost, selectedId, onSelect, error, ref }: DayTimesProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { slots } = day;
  const titles: Record<DayPeriod, string> = {
    morning: t`Morning`,
    afternoon: t`Afternoon`,
    evening: t`Evening`,
  };
  const isFree = (minutes: number) => slots.some(({ start }) => start.minutes === minutes);
  const taken = lost.filter(({ start }) => !isFree(start.minutes));
  const times = [
    ...slots.map((slot) => ({ slot, isTaken: false })),
    ...taken.map((slot) => ({ slot, isTaken: true })),
  ].sort((first, second) => first.slot.start.minutes - second.slot.start.minutes);
  const fullDay = formatFullDay(day.date, languageTag);
  const errorId = error ? `${TIMES_ID}-error` : undefined;

  return (
    <fieldset id={TIMES_ID} tabIndex={-1} className="grid min-w-0 gap-4">
      <legend className="field-label float-left w-full">{t`Time on ${fullDay}`}</legend>
      <FieldError id={errorId}>{error}</FieldError>
      {DAY_PERIODS.map((period) => {
        const shown = times.filter(({ slot }) => dayPeriod(slot.start.minutes) === period);
        if (shown.length === 0) return null;
        return (
          <fieldset key={period} className="grid min-w-0 gap-2">
            <legend className="float-left w-full text-ink-soft text-sm">{titles[period]}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
              {shown.map(({ slot, isTaken }) => (
                <TimeOption
                  key={slot.id}
                  slot={slot}
                  isTaken={isTaken}
                  isSelected={slot.id === selectedId}
                  onSelect={onSelect}
                  errorId={errorId}
                  ref={slot === slots[0] ? ref : undefined}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </fieldset>
  );
}

interface TimeOptionProps {
  slot: ExamSlot;
  isTaken: boolean;
  isSelected: boolean;
  onSelect: (slot: ExamSlot) => void;
  errorId: string | undefined;
  ref: Ref<HTMLInputElement> | undefined;
}

function TimeOption({ slot, isTaken, isSelected, onSelect, errorId, ref }: TimeOptionProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const time = formatTime(slot.start.minutes, languageTag);
  return (
    <label className="chip min-h-11 content-center text-center">
      <input
        ref={ref}
        type="radio"
        name="time"
        value={slot.id}
        aria-label={isTaken ? t`${time}, no longer free` : time}
        checked={isSelected}
        disabled={isTaken}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={() => onSelect(slot)}
      />
      <span aria-hidden="true" className={isTaken ? 'line-through' : undefined}>
        {time}
      </span>
    </label>
  );
}
