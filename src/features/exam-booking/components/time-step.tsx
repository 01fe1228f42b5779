import { Trans, useLingui } from '@lingui/react/macro';
import { phoneText } from '@/domain/contact/phone';
import { formatFullDay } from '@/domain/dates/format-day';
import { formatTime } from '@/domain/dates/format-time';
import { ANY } from '@/domain/exams/booking-state';
import type { Store } from '@/domain/stores/store';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { LoadStatus } from '@/ui/display/load-status';
import { Notice } from '@/ui/display/notice';
import type { Booking } from '../hooks/use-booking';
import { useTimeZoneNote } from '../hooks/use-time-zone-note';
import { bookableTimes } from '../rules/exam-day';
import { BookingSection } from './booking-section';
import { TimeForm } from './time-form';

/** Asks for the day and the time. */
export function TimeStep({ booking, store }: { booking: Booking; store: Store }) {
  const { t } = useLingui();
  const { slots, now, state } = booking;
  const { timeZone } = store;
  const days = slots.days && bookableTimes(slots.days, { timeZone, now, taken: state.lostSlots });
  return (
    <BookingSection
      step="time"
      booking={booking}
      title={t`Day and time`}
      changeLabel={t`Change day and time`}
      summary={<ChosenTime booking={booking} store={store} />}
    >
      {!days ? (
        // About as high as the times, so that nothing in view moves when they arrive.
        <div className="min-h-128">
          <LoadStatus
            isLoading={!slots.hasFailed}
            loadingLabel={t`Loading the free times`}
            lines={8}
            failureTitle={<Trans>The free times could not be loaded</Trans>}
            onRetry={slots.reload}
          />
        </div>
      ) : days.some(({ slots: free }) => free.length > 0) ? (
        <TimeForm booking={booking} store={store} days={days} />
      ) : (
        <NoFreeTimes booking={booking} store={store} />
      )}
    </BookingSection>
  );
}

function ChosenTime({ booking, store }: { booking: Booking; store: Store }) {
  const { languageTag } = useSite();
  const { slot, doctor } = booking.state;
  const zoneNote = useTimeZoneNote(slot?.start, store.timeZone);
  if (!slot) return null;
  const { start, doctorName } = slot;
  return (
    <>
      <p className="first-letter:uppercase">
        {`${formatFullDay(start.date, languageTag)}, ${formatTime(start.minutes, languageTag)}`}
      </p>
      {zoneNote ? <p className="text-sm">{zoneNote}</p> : null}
      {doctorName && doctor === ANY ? <p className="text-sm">{doctorName}</p> : null}
    </>
  );
}

/** Explains that no time is free within the days on which exams are offered, with next steps. */
function NoFreeTimes({ booking, store }: { booking: Booking; store: Store }) {
  const site = useSite();
  const { state, dispatch } = booking;
  const phone = phoneText(store.phone);
  return (
    <Notice
      title={<Trans>There is no free time in the next 60 days</Trans>}
      live="polite"
      action={
        <div className="button-row">
          {state.doctor === ANY ? null : (
            <Button variant="secondary" onClick={() => dispatch({ type: 'doctorChosen', doctor: ANY })}>
              <Trans>Show times with any doctor</Trans>
            </Button>
          )}
          <ButtonLink
            variant="secondary"
            render={<PageLink href={storeLocatorPaths.finder(site, { location: store.postalCode })} />}
          >
            <Trans>Choose another store</Trans>
          </ButtonLink>
        </div>
      }
    >
      {phone ? (
        <Trans>
          Someone may cancel: call the store at{' '}
          <a className="link-inline" href={`tel:+1${store.phone}`}>
            {phone}
          </a>
          .
        </Trans>
      ) : null}
    </Notice>
  );
}
