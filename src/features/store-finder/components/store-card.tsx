import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { formatPhone } from '@/domain/contact/phone';
import type { Store } from '@/domain/stores/store';
import { cx } from '@/ui/lib/cx';
import { useOpeningText } from '../hooks/use-opening-text';
import { BookingLink } from './booking-link';
import { DetailsLink } from './details-link';
import { FavoriteButton } from './favorite-button';
import { StoreAddress } from './store-address';
import { StoreSigns } from './store-signs';

export interface StoreCardProps {
  store: Store;
  now: Date;
  /** It is the store that the map shows. */
  isActive: boolean;
  /** Its distance is from a rough position. */
  isAbout: boolean;
  onShowDetails: (storeNumber: string) => void;
  onShowOnMap: (storeNumber: string) => void;
}

/** A store of the list. With its own props only it renders again: there may be 800. */
export const StoreCard = memo(function StoreCard(props: StoreCardProps) {
  const { store, now, isActive, isAbout } = props;
  const onShowDetails = () => props.onShowDetails(store.number);
  const { t } = useLingui();
  const opening = useOpeningText()(store, now);
  const { name } = store;
  const isVisitable = store.status === 'open';
  return (
    <article
      data-store={store.number}
      aria-current={isActive || undefined}
      className={cx('grid gap-2 rounded-lg border bg-paper p-4', isActive ? 'border-accent' : 'border-line')}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-semibold">
          <DetailsLink store={store} onShow={onShowDetails} className="link-plain">
            {name}
          </DetailsLink>
        </h3>
        <FavoriteButton store={store} className="-mt-2.5 -mr-2.5" />
      </div>
      <StoreSigns store={store} now={now} isAbout={isAbout} />
      <StoreAddress store={store} className="text-ink-soft text-sm not-italic" />
      {opening ? (
        <p className={cx('text-sm', opening.isOpen ? 'text-success' : 'text-ink-soft')}>{opening.text}</p>
      ) : null}
      {isVisitable && store.hasOnlineExam ? (
        <p className="text-ink-soft text-sm">
          <Trans>Online eye exam offered</Trans>
        </p>
      ) : null}
      <div className="-mb-2 flex flex-wrap items-center gap-x-5 text-sm">
        <BookingLink store={store} isInList />
        {isVisitable && store.phone ? (
          <a href={`tel:+1${store.phone}`} className="link-inline inline-flex min-h-11 items-center">
            <span className="sr-only">{t`Call ${name}`} </span>
            {formatPhone(store.phone)}
          </a>
        ) : null}
        <DetailsLink
          store={store}
          onShow={onShowDetails}
          className="link-inline inline-flex min-h-11 items-center"
        >
          <Trans>
            More info <span className="sr-only">about {name}</span>
          </Trans>
        </DetailsLink>
        <button
          type="button"
          onClick={() => props.onShowOnMap(store.number)}
          className="link-inline inline-flex min-h-11 items-center"
        >
          <Trans>Show on map</Trans>
        </button>
      </div>
    </article>
  );
});
