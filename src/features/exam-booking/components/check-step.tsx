import { Trans, useLingui } from '@lingui/react/macro';
import { parseMonthDayYear } from '@/domain/dates/calendar-date';
import { formatFullDay } from '@/domain/dates/format-day';
import { formatTime } from '@/domain/dates/format-time';
import { BOOKING_STEPS, currentPlace } from '@/domain/exams/booking-state';
import type { Store } from '@/domain/stores/store';
import { helpPaths } from '@/lib/navigation/help-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { StepSection } from '@/ui/disclosure/step-section';
import { ChangingText } from '@/ui/display/changing-text';
import type { Booking } from '../hooks/use-booking';
import { headingId } from '../hooks/use-step-focus';
import { isMinor } from '../rules/is-minor';
import { STORE_STEPS } from './booking-section';
import { StepProblem } from './step-problem';

/** Shows the last look, and the button that books. */
export function CheckStep({ booking, store }: { booking: Booking; store: Store }) {
  const { t } = useLingui();
  const { state } = booking;
  const isOpen = currentPlace(state) === 'check';
  return (
    <StepSection
      number={BOOKING_STEPS.length + 1 + STORE_STEPS}
      title={t`Check and book`}
      headingId={headingId('check')}
      isOpen={isOpen}
      isDone={false}
      summary={null}
      problem={<StepProblem place="check" problem={state.problem} />}
    >
      <Confirm booking={booking} store={store} />
    </StepSection>
  );
}

function Confirm({ booking, store }: { booking: Booking; store: Store }) {
  const { t } = useLingui();
  const site = useSite();
  const { state, form, book } = booking;
  const { slot, status, problem } = state;
  if (!slot) return null;
  const day = formatFullDay(slot.start.date, site.languageTag);
  const time = formatTime(slot.start.minutes, site.languageTag);
  const born = parseMonthDayYear(form.getValues('birthDate'));
  return (
    <>
      <p className="text-lg first-letter:uppercase">
        <ChangingText>
          <Trans>
            {day} at {time}, {store.name}
          </Trans>
        </ChangingText>
      </p>
      {born && isMinor(born, slot.start.date) ? (
        <p>
          <Trans>Patients under 18 come with a parent or guardian.</Trans>
        </p>
      ) : null}
      <p className="text-ink-soft text-sm">
        <Trans>
          What you entered goes to the store and its doctor, for this exam.{' '}
          <a className="link-inline" href={helpPaths.privacy(site)} target="_blank" rel="noreferrer">
            How we protect your data (opens in a new tab)
          </a>
        </Trans>
      </p>
      <div>
        <Button
          size="lg"
          className="max-sm:w-full"
          busy={status !== 'open'}
          busyLabel={t`Booking your exam`}
          onClick={() => void book()}
        >
          {problem === 'unclear' ? <Trans>Try again</Trans> : <Trans>Book this exam</Trans>}
        </Button>
      </div>
    </>
  );
}
