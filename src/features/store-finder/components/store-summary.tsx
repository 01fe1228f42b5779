import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { phoneText } from '@/domain/contact/phone';
import type { Store } from '@/domain/stores/store';
import { useDirectionsUrl } from '@/lib/stores/use-directions-url';
import { ButtonLink } from '@/ui/actions/button-link';
import { cx } from '@/ui/lib/cx';
import { useOpeningText } from '../hooks/use-opening-text';
import { BookingLink } from './booking-link';
import { StoreAddress } from './store-address';
import { StoreBadge } from './store-badge';

export interface StoreSummaryProps {
  store: Store;
  now: Date;
  /** Content at the end of its first lines. */
  aside?: ReactNode;
}

/** Shows a store's address, opening state and links; on its page and in its dialog. */
export function StoreSummary({ store, now, aside }: StoreSummaryProps) {
  const { t } = useLingui();
  const opening = useOpeningText()(store, now);
  const { name, phone } = store;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-2 empty:hidden">
            <StoreBadge store={store} now={now} />
          </p>
          <StoreAddress store={store} className="not-italic" />
        </div>
        {aside}
      </div>
      {opening ? (
        <p className={cx(opening.isOpen ? 'text-success' : 'text-ink-soft')}>{opening.text}</p>
      ) : null}
      {isReachable(store) ? (
        <div className="button-row">
          <BookingLink store={store} />
          <Directions store={store} />
          {phone ? (
            <ButtonLink variant="secondary" href={`tel:+1${phone}`}>
              <span className="sr-only">{t`Call ${name}`} </span>
              {phoneText(phone)}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Returns whether shoppers can go there, now or later: only such stores have hours, directions and doctors. */
export function isReachable({ status }: Store): boolean {
  return status !== 'closed' && status !== 'coming-soon';
}

/** Directions in the maps of the device; where the shopper is, is not sent. */
function Directions({ store }: { store: Store }) {
  return (
    <ButtonLink variant="secondary" href={useDirectionsUrl(store)} target="_blank" rel="noreferrer">
      <Trans>Directions</Trans>
    </ButtonLink>
  );
}
