import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { formatPhone } from '@/domain/contact/phone';
import { formatDistance } from '@/domain/stores/distance';
import type { Store } from '@/domain/stores/store';
import { storeLabel } from '@/domain/stores/store-label';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import { cx } from '@/ui/lib/cx';
import { useOpeningText } from '../hooks/use-opening-text';
import { useStoreLabels } from '../hooks/use-store-labels';

export interface StoreCardProps {
  store: Store;
  now: Date;
  /** It is the store that the map shows. */
  isActive: boolean;
  /** Its distance is from a rough position. */
  isAbout: boolean;
  detailsHref: string;
  onShowOnMap: () => void;
  /** Heart of the store. */
  favorite?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A store of the list. The name leads to its page. */
export function StoreCard(props: StoreCardProps) {
  const { store, now, isActive, isAbout, detailsHref, onShowOnMap, favorite, ref } = props;
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
          <PageLink ref={ref} href={detailsHref} className="link-plain">
            {store.name}
          </PageLink>
        </h3>
        {favorite}
      </div>
      <StoreSigns store={store} now={now} isAbout={isAbout} />
      <address className="text-ink-soft text-sm not-italic">
        {[...store.addressLines, `${store.city}, ${store.region} ${store.postalCode}`].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {opening ? (
        <p className={cx('text-sm', opening.isOpen ? 'text-success' : 'text-ink-soft')}>{opening.text}</p>
      ) : null}
      {isVisitable && (store.hasOnlineExam || store.takesBookings) ? (
        <p className="text-ink-soft text-sm">
          {store.takesBookings ? (
            <Trans>Eye exams with online booking</Trans>
          ) : (
            <Trans>Online eye exam offered</Trans>
          )}
        </p>
      ) : null}
      <div className="-mb-2 flex flex-wrap items-center gap-x-5 text-sm">
        {isVisitable && store.phone ? (
          <a
            href={`tel:+1${store.phone}`}
            aria-label={t`Call ${name}`}
            className="link-inline inline-flex min-h-11 items-center"
          >
            {formatPhone(store.phone)}
          </a>
        ) : null}
        <button type="button" onClick={onShowOnMap} className="link-inline inline-flex min-h-11 items-center">
          <Trans>Show on map</Trans>
        </button>
      </div>
    </article>
  );
}

/** Label and distance. */
function StoreSigns({ store, now, isAbout }: Pick<StoreCardProps, 'store' | 'now' | 'isAbout'>) {
  const { t } = useLingui();
  const { country, languageTag } = useSite();
  const label = storeLabel(store, now);
  const labels = useStoreLabels();
  const distance = store.distance === undefined ? '' : formatDistance(store.distance, country, languageTag);
  if (!label && !distance && !store.fitsAudioGlasses) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      {distance ? <span className="tabular-nums">{isAbout ? t`about ${distance}` : distance}</span> : null}
      {label ? <Badge tone={store.status === 'open' ? 'accent' : 'warning'}>{labels[label]}</Badge> : null}
      {store.fitsAudioGlasses ? (
        <Badge tone="outline">
          <Trans>Audio glasses</Trans>
        </Badge>
      ) : null}
    </p>
  );
}
