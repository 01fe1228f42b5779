import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Store } from '@/domain/stores/store';
import { announce } from '@/lib/navigation/announcer';
import { cx } from '@/ui/lib/cx';
import { useSwipe } from '@/ui/lib/use-swipe';
import { StoreCardFrame } from './store-card-frame';
import './store-carousel.css';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronLeftIcon, ChevronUpIcon } from '@/ui/icons/deferred-icons';
import { ChevronDownIcon, ChevronRightIcon } from '@/ui/icons/icons';

export interface StoreCarouselProps {
  stores: readonly Store[];
  /** Stores of the search, also those that have not loaded. */
  total: number;
  now: Date;
  isAbout: boolean;
  activeStore: string | undefined;
  onSelect: (storeNumber: string) => void;
  onShowDetails: (storeNumber: string) => void;
  /** @returns the first new store. */
  loadMore: () => Promise<Store | undefined>;
}

/**
 * Shows the stores as cards over the map, one at a time; the neighbors show at both sides (001 §2, §9). Cards are swiped
 * sideways, the bar above them up and down: over the cards themselves the page can be scrolled. Each swipe has a button.
 */
export function StoreCarousel(props: StoreCarouselProps) {
  const { stores, total, now, isAbout, activeStore, onSelect, onShowDetails, loadMore } = props;
  const { t } = useLingui();
  const [isCollapsed, setIsCollapsed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const activeIndex = Math.max(
    0,
    stores.findIndex(({ number }) => number === activeStore),
  );
  const hasMore = stores.length < total;

  const select = (store: Store | undefined) => {
    if (!store) return;
    onSelect(store.number);
    announce(store.name);
  };
  const goBy = async (step: 1 | -1) => {
    const neighbor = stores[activeIndex + step];
    select(neighbor ?? (step === 1 && hasMore ? await loadMore() : undefined));
  };

  const cards = useSwipe({
    onSwipe: (swipe) => {
      if (swipe === 'left') void goBy(1);
      if (swipe === 'right') void goBy(-1);
    },
    onDrag: (dx) => {
      list.current?.toggleAttribute('data-dragged', dx !== 0);
      list.current?.style.setProperty('--drag', `${dx}px`);
    },
  });

  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={t`Stores on the map`}
      className="pointer-events-none absolute inset-x-0 bottom-7 z-20 grid gap-2 sm:max-w-md"
    >
      <h2 className="sr-only">
        <Trans>Stores on the map</Trans>
      </h2>
      <CarouselBar
        position={activeIndex + 1}
        total={total}
        isFirst={activeIndex === 0}
        isLast={activeIndex === stores.length - 1 && !hasMore}
        isCollapsed={isCollapsed}
        onCollapse={setIsCollapsed}
        onStep={(step) => void goBy(step)}
      />
      <div
        inert={isCollapsed}
        aria-hidden={isCollapsed}
        className={cx('store-carousel-cards overflow-hidden', isCollapsed && 'store-carousel-collapsed')}
      >
        <ul
          ref={list}
          {...cards}
          className="pointer-events-auto grid min-h-0 touch-pan-y select-none overflow-hidden"
        >
          {[-1, 0, 1].map((offset) => {
            const store = stores[activeIndex + offset];
            if (!store) return null;
            return (
              <li
                key={store.id}
                inert={offset !== 0}
                aria-hidden={offset !== 0}
                className="store-carousel-slide"
                style={{ '--offset': offset } as object}
              >
                <StoreCardFrame
                  isOverMap
                  store={store}
                  now={now}
                  isActive={store.number === activeStore}
                  isAbout={isAbout}
                  onShowDetails={() => onShowDetails(store.number)}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

interface CarouselBarProps {
  /** Position of the active store, from 1. */
  position: number;
  total: number;
  isFirst: boolean;
  isLast: boolean;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  onStep: (step: 1 | -1) => void;
}

/** Shows the bar above the cards: the neighbor stores, and hiding the cards, by buttons or a swipe down. */
function CarouselBar(props: CarouselBarProps) {
  const { position, total, isFirst, isLast, isCollapsed, onCollapse, onStep } = props;
  const { t } = useLingui();
  const bar = useSwipe({
    onSwipe: (swipe) => {
      if (swipe === 'down') onCollapse(true);
      if (swipe === 'up') onCollapse(false);
    },
  });
  return (
    <div
      {...bar}
      className="pointer-events-auto mx-6 flex touch-none select-none items-center justify-between rounded-full border border-line-strong bg-paper"
    >
      <IconButton
        label={t`Previous store`}
        icon={<ChevronLeftIcon />}
        aria-disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <button
        type="button"
        aria-expanded={!isCollapsed}
        className="flex min-h-11 grow items-center justify-center gap-2 text-sm tabular-nums"
        onClick={() => onCollapse(!isCollapsed)}
      >
        {t`${position} of ${total}`}
        <span className="sr-only">
          {isCollapsed ? <Trans>Show the store cards</Trans> : <Trans>Hide the store cards</Trans>}
        </span>
        {isCollapsed ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
      </button>
      <IconButton
        label={t`Next store`}
        icon={<ChevronRightIcon />}
        aria-disabled={isLast}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
