import { Trans } from '@lingui/react/macro';
import { phoneText } from '@/domain/contact/phone';
import { ANY } from '@/domain/exams/booking-state';
import type { Store } from '@/domain/stores/store';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import type { Booking } from '../hooks/use-booking';

/** Explains that no time is free within the days on which exams are offered, with next steps. */
export function NoFreeTimes({ booking, store }: { booking: Booking; store: Store }) {
  const site = useSite();
  const { state, dispatch } = booking;
  const phone = phoneText(store.phone);
  return (
    <Notice
      title={<Trans>There is no free time in the next 60 days</Trans>}
      live="polite"
      action={
        <div className="flex flex-wrap gap-3">
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
