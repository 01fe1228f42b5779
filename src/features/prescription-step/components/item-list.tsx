import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { ChevronRightIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import { useCarousel } from '@/ui/lib/use-carousel';
import { statusOf } from '../state/step-selectors';
import type { StepState } from '../state/step-types';
import { ItemTile } from './item-tile';

export interface ItemListProps {
  state: StepState;
  /** Called when an item was chosen. */
  onOpen: (id: string) => void;
  /** Called when the carousel moved to an item, where the focus stays. */
  onBrowse: (id: string) => void;
}

/** Lists all items with their status: beside the form on desktops, a carousel above it elsewhere. */
export function ItemList({ state, onOpen, onBrowse }: ItemListProps) {
  const { t } = useLingui();
  const { items, currentId } = state;
  const count = items.length;
  const index = Math.max(
    items.findIndex(({ id }) => id === currentId),
    0,
  );
  const browseTo = (place: number) => {
    const id = items[place]?.id;
    if (id) onBrowse(id);
  };
  const { carouselProps, activeIndex, goTo } = useCarousel(count, browseTo);

  // The shopper's scrolling has shown the item already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the shown item only
  useEffect(() => {
    if (index !== activeIndex && carouselProps.ref.current?.clientWidth) goTo(index);
  }, [index]);

  const place = index + 1;
  return (
    <div className="min-w-0">
      <ul
        {...carouselProps}
        // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role from lists without bullets
        role="list"
        aria-label={t`Items that need a prescription`}
        className="flex snap-x snap-mandatory gap-x-0 overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth lg:grid lg:gap-3 lg:overflow-visible noscript:[scrollbar-width:auto]"
      >
        {items.map((item) => (
          <li
            key={item.id}
            // Starts the list at the current item, even before hydration, which is late.
            className={cx(
              'w-full shrink-0 snap-center p-0.5 lg:p-0',
              item.id === currentId && '[scroll-initial-target:nearest]',
            )}
          >
            <ItemTile
              item={item}
              status={statusOf(state, item)}
              isCurrent={item.id === currentId}
              onOpen={() => onOpen(item.id)}
            />
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className="mt-2 flex items-center justify-between gap-2 lg:hidden noscript:hidden">
          <IconButton
            label={t`Previous item`}
            icon={<ChevronLeftIcon />}
            aria-disabled={index === 0 || undefined}
            onClick={() => browseTo(index - 1)}
          />
          <p className="text-ink-soft text-sm">{t`Item ${place} of ${count}`}</p>
          <IconButton
            label={t`Next item`}
            icon={<ChevronRightIcon />}
            aria-disabled={place === count || undefined}
            onClick={() => browseTo(index + 1)}
          />
        </div>
      ) : null}
    </div>
  );
}
