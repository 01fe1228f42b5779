import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Store } from '@/domain/stores/store';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import { cx } from '@/ui/lib/cx';
import { useOpeningText } from '../hooks/use-opening-text';
import { formatDistance } from '../rules/distance';
import { DetailsLink } from './details-link';
import { FavoriteButton } from './favorite-button';
import { StoreAddress } from './store-address';
import { StoreBadge } from './store-badge';

export interface StoreCardFrameProps {
  store: Store;
  now: Date;
  /** It is the store that the map shows. */
  isActive: boolean;
  /** Its distance is from a rough position. */
  isAbout: boolean;
  /** It lies over the map, and is swiped. */
  isOverMap?: boolean;
  onShowDetails: () => void;
  children?: ReactNode;
}

/** Renders the common parts of store cards: name, favorite, distance, labels, address and today's hours. */
export function StoreCardFrame(props: StoreCardFrameProps) {
  const { store, now, isActive, isAbout, isOverMap = false, onShowDetails, children } = props;
  const opening = useOpeningText()(store, now);
  return (
    <article
      data-store={store.number}
      aria-current={isActive || undefined}
      className={cx(
        'grid content-start gap-1.5 rounded-lg border bg-paper p-4',
        isOverMap && 'h-full',
        isActive
          ? 'border-accent forced-colors:border-[Highlight]'
          : isOverMap
            ? 'border-line-strong'
            : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold">
          <DetailsLink
            store={store}
            onShow={onShowDetails}
            draggable={!isOverMap}
            className="link-plain -my-2.5 inline-block py-2.5"
          >
            {store.name}
          </DetailsLink>
        </h3>
        <FavoriteButton store={store} className="-mt-2.5 -mr-2.5" />
      </div>
      <StoreBadges store={store} now={now} isAbout={isAbout} />
      <StoreAddress store={store} className="text-ink-soft text-sm not-italic" />
      {opening ? (
        <p className={cx('text-sm', opening.isOpen ? 'text-success' : 'text-ink-soft')}>{opening.text}</p>
      ) : null}
      {children}
    </article>
  );
}

interface StoreBadgesProps {
  store: Store;
  now: Date;
  /** Its distance is from a rough position. */
  isAbout: boolean;
}

/** Shows distance and label of a store. */
function StoreBadges({ store, now, isAbout }: StoreBadgesProps) {
  const { t } = useLingui();
  const { country, languageTag } = useSite();
  const distance = store.distance === undefined ? '' : formatDistance(store.distance, country, languageTag);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
      {distance ? <span className="tabular-nums">{isAbout ? t`about ${distance}` : distance}</span> : null}
      <StoreBadge store={store} now={now} />
      {store.fitsAudioGlasses ? (
        <Badge tone="outline">
          <Trans>Audio glasses</Trans>
        </Badge>
      ) : null}
    </p>
  );
}
