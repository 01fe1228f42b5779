import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { compareDates } from '@/domain/dates/calendar-date';
import { formatFullDay } from '@/domain/dates/format-day';
import { type ExamSlot, nextFreeDay, type SlotDay } from '@/domain/exams/exam-slot';
import type { Store } from '@/domain/stores/store';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import type { Booking } from '../hooks/use-booking';
import { useTimeZoneNote } from '../hooks/use-time-zone-note';
import { offeredDays } from '../rules/exam-day';
import { DayStrip } from './day-strip';
import { DayTimes } from './day-times';
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
