import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { announce } from '@/lib/navigation/announcer';
import { BookingLink } from './booking-link';
import { DetailsLink } from './details-link';
import { StoreCardFrame, type StoreCardFrameProps } from './store-card-frame';

export interface StoreCardProps extends Pick<StoreCardFrameProps, 'store' | 'now' | 'isActive' | 'isAbout'> {
  onShowDetails: (storeNumber: string) => void;
  onShowOnMap: (storeNumber: string) => void;
}

/** Renders a store of the list. Memoized, because there may be 800: only changed props render it again. */
export const StoreCard = memo(function StoreCard({ onShowDetails, onShowOnMap, ...frame }: StoreCardProps) {
  const { t } = useLingui();
  const { store } = frame;
  const { name, number, phone } = store;
  const showDetails = () => onShowDetails(number);
  const showOnMap = () => {
    onShowOnMap(number);
    announce(t`${name} is marked on the map.`);
  };
  const isVisitable = store.status === 'open';
  return (
    <StoreCardFrame {...frame} onShowDetails={showDetails}>
      {isVisitable && store.hasOnlineExam ? (
        <p className="text-ink-soft text-sm">
          <Trans>Online eye exam offered</Trans>
        </p>
      ) : null}
      {isVisitable && phone ? (
        <a
          href={`tel:+1${phone}`}
          className="link-inline -my-1.5 inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          <span className="sr-only">{t`Call ${name}`} </span>
          {phoneText(phone)}
        </a>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 text-sm max-lg:-mb-2">
        <BookingLink store={store} isInList />
        <DetailsLink
          store={store}
          onShow={showDetails}
          className="link-inline inline-flex min-h-11 items-center"
        >
          <Trans>
            More info <span className="sr-only">about {name}</span>
          </Trans>
        </DetailsLink>
        <button
          type="button"
          aria-label={t`Show on map: ${name}`}
          onClick={showOnMap}
          className="link-inline inline-flex min-h-11 items-center"
        >
          <Trans>Show on map</Trans>
        </button>
      </div>
    </StoreCardFrame>
  );
});
