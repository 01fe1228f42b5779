import type { Store } from '@/domain/stores/store';
import { cx } from '@/ui/lib/cx';
import { useOpeningText } from '../hooks/use-opening-text';
import { DetailsLink } from './details-link';
import { FavoriteButton } from './favorite-button';
import { StoreAddress } from './store-address';
import { StoreSigns } from './store-signs';

export interface CarouselCardProps {
  store: Store;
  now: Date;
  /** It is the store that the map shows. */
  isActive: boolean;
  /** Its distance is from a rough position. */
  isAbout: boolean;
  onShowDetails: () => void;
}

/** A store over the map: the essentials, so that the map stays in view. */
export function CarouselCard({ store, now, isActive, isAbout, onShowDetails }: CarouselCardProps) {
  const opening = useOpeningText()(store, now);
  return (
    <article
      aria-current={isActive || undefined}
      className={cx(
        'grid h-full content-start gap-1.5 rounded-lg border bg-paper p-4',
        isActive ? 'border-accent' : 'border-line-strong',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold">
          <DetailsLink
            store={store}
            onShow={onShowDetails}
            draggable={false}
            className="link-plain -my-2.5 inline-block py-2.5"
          >
            {store.name}
          </DetailsLink>
        </h3>
        <FavoriteButton store={store} className="-mt-2.5 -mr-2.5" />
      </div>
      <StoreSigns store={store} now={now} isAbout={isAbout} />
      <StoreAddress store={store} className="text-ink-soft text-sm not-italic" />
      {opening ? (
        <p className={cx('text-sm', opening.isOpen ? 'text-success' : 'text-ink-soft')}>{opening.text}</p>
      ) : null}
    </article>
  );
}
