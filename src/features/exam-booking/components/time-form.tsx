import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { type CalendarDate, compareDates, toIsoDay } from '@/domain/dates/calendar-date';
import { formatFullDay, shortNames } from '@/domain/dates/format-day';
import { formatTime } from '@/domain/dates/format-time';
import { type ExamSlot, nextFreeDay, type SlotDay } from '@/domain/exams/exam-slot';
import type { Store } from '@/domain/stores/store';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { FieldError } from '@/ui/fields/field-error';
import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { ChevronRightIcon } from '@/ui/icons/icons';
import type { Booking } from '../hooks/use-booking';
import { TIMES_ID } from '../hooks/use-step-focus';
import { useTimeZoneNote } from '../hooks/use-time-zone-note';
import { DAY_PERIODS, type DayPeriod, dayPeriod, offeredDays } from '../rules/exam-day';
import { StepActions } from './step-actions';

interface TimeFormProps {
  booking: Booking;
  store: Store;
  /** Days with at least one free time. */
  days: readonly SlotDay[];
}

/** Shows a strip of days, and the times of one of them. */
export function TimeForm({ booking, store, days }: TimeFormProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { state, dispatch, today } = booking;
  const [picked, setPicked] = useState<ExamSlot>();
  const [isMissing, setIsMissing] = useState(false);
  const firstTime = useRef<HTMLInputElement>(null);

  const lostOn = ({ date }: SlotDay) =>
    state.lostSlots.filter(({ start }) => compareDates(start.date, date) === 0);
  // A day on which the last time was taken stays, so that this can be seen.
  const stated = state.day && days.find(({ date }) => compareDates(date, state.day ?? date) === 0);
  const lostDay = state.lostSlots.find(({ start }) => state.day && compareDates(start.date, state.day) === 0);
  const day =
    stated && (stated.slots.length > 0 || lostDay)
      ? stated
      : lostDay
        ? { date: lostDay.start.date, slots: [] }
        : (nextFreeDay(days, state.day) ?? nextFreeDay(days));
  const zoneNote = useTimeZoneNote(day?.slots[0]?.start, store.timeZone);
  if (!day) return null;
  const chosen = picked ?? state.slot;
  const selected = day.slots.find(
    ({ start }) =>
      chosen && compareDates(start.date, chosen.start.date) === 0 && start.minutes === chosen.start.minutes,
  );
  const next = nextFreeDay(days, day.date);

  const showDay = (shown: SlotDay) => {
    dispatch({ type: 'dayChosen', day: shown.date });
    setIsMissing(false);
    const fullDay = formatFullDay(shown.date, languageTag);
    const count = shown.slots.length;
    announce(t`${fullDay}: ${plural(count, { one: '# free time', other: '# free times' })}`);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!selected);
    if (selected) dispatch({ type: 'timeChosen', slot: selected });
    else firstTime.current?.focus();
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <DayStrip
        days={offeredDays(today, days)}
        selected={day.date}
        onSelect={(date) => showDay(days.find((free) => compareDates(free.date, date) === 0) ?? day)}
      />
      {zoneNote ? <p className="field-note">{zoneNote}</p> : null}
      <DayTimes
        day={day}
        lost={lostOn(day)}
        selectedId={selected?.id}
        onSelect={(slot) => {
          setPicked(slot);
          setIsMissing(false);
        }}
        error={isMissing ? t`Choose a time` : undefined}
        ref={firstTime}
      />
      {next ? (
        <Button variant="link" className="justify-self-start" onClick={() => showDay(next)}>
          <Trans>Next free day: {formatFullDay(next.date, languageTag)}</Trans>
        </Button>
      ) : null}
      <StepActions booking={booking} />
    </form>
  );
}

interface DayStripProps {
  days: readonly SlotDay[];
  selected: CalendarDate;
  onSelect: (day: CalendarDate) => void;
}

/** Shows the days on which exams are offered, as a row that scrolls sideways. Those without a free time cannot be chosen. */
function DayStrip({ days, selected, onSelect }: DayStripProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const strip = useRef<HTMLDivElement>(null);
  const selectedDay = toIsoDay(selected);

  // Scrolls the chosen day into view without scrolling the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each chosen day
  useEffect(() => {
    const element = strip.current;
    const label = element?.querySelector<HTMLElement>('label:has(:checked)');
    if (!element || !label) return;
    const [start, end] = [label.offsetLeft, label.offsetLeft + label.offsetWidth];
    if (start < element.scrollLeft || end > element.scrollLeft + element.clientWidth)
      element.scrollLeft = start - (element.clientWidth - label.offsetWidth) / 2;
  }, [selectedDay]);

  const scroll = (direction: 1 | -1) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8, behavior });
  };

  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{t`Day`}</legend>
      {/* The narrowest phones have room for days only; the row is swiped there. */}
      <div className="flex items-center gap-1">
        <IconButton
          label={t`Earlier days`}
          icon={<ChevronLeftIcon />}
          onClick={() => scroll(-1)}
          className="-ml-3 max-[23rem]:hidden"
        />
        <div ref={strip} className="relative flex min-w-0 gap-2 overflow-x-auto p-1">
          {days.map(({ date, slots }) => {
            const day = toIsoDay(date);
            const { weekday, month } = shortNames(date, languageTag);
            const shortDay = `${weekday} ${date.day} ${month}`;
            return (
              <label
                key={day}
                className="chip min-w-16 flex-none py-2 text-sm has-disabled:border-transparent"
              >
                <input
                  type="radio"
                  name="day"
                  value={day}
                  aria-label={slots.length > 0 ? shortDay : t`${shortDay}, no free time`}
                  checked={day === selectedDay}
                  disabled={slots.length === 0}
                  onChange={() => onSelect(date)}
                />
                <span aria-hidden="true">{weekday}</span>
                <span
                  aria-hidden="true"
                  className={slots.length > 0 ? 'font-semibold text-lg' : 'text-lg line-through'}
                >
                  {date.day}
                </span>
                <span aria-hidden="true">{month}</span>
              </label>
            );
          })}
        </div>
        <IconButton
          label={t`Later days`}
          icon={<ChevronRightIcon />}
          onClick={() => scroll(1)}
          className="-mr-3 max-[23rem]:hidden"
        />
      </div>
    </fieldset>
  );
}

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
function DayTimes({ day, lost, selectedId, onSelect, error, ref }: DayTimesProps) {
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
