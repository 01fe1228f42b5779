import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { Badge } from '@/ui/display/badge';
import { ProductImage } from '@/ui/display/product-image';
import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { ChevronRightIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import { useCarousel } from '@/ui/lib/use-carousel';
import { useItemPicture } from '../api/item-picture';
import type { StepItem } from '../api/step-item';
import { statusOf } from '../state/step-selectors';
import type { ItemStatus, StepState } from '../state/step-types';

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

interface ItemTileProps {
  item: StepItem;
  status: ItemStatus;
  isCurrent: boolean;
  onOpen: () => void;
}

/** Shows an item in the list: picture, name and status. */
function ItemTile({ item, status, isCurrent, onOpen }: ItemTileProps) {
  const src = useItemPicture(item);
  const lensType = useLensTypeName()(item.lensType);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-current={isCurrent ? 'step' : undefined}
      className={cx(
        'flex w-full items-center gap-3 rounded-md sm:gap-4 border bg-paper p-3 text-left',
        isCurrent ? 'border-ink forced-colors:border-[Highlight]' : 'border-line hover:border-line-strong',
      )}
    >
      <ProductImage
        as="span"
        {...(src ? { src } : {})}
        alt=""
        className="w-18 shrink-0 min-[24rem]:w-24 sm:w-32 lg:w-24"
      />
      {/* The spaces are part of the accessible name. */}
      <span className="grid min-w-0 gap-1">
        <span className="font-medium wrap-anywhere">{item.name}</span>{' '}
        <span className="text-ink-soft text-sm">
          {item.kind === 'contact' ? (
            <Trans>Contact lenses</Trans>
          ) : (
            (lensType ?? <Trans>Prescription lenses</Trans>)
          )}
        </span>{' '}
        <span>
          {item.locked && !item.provided ? (
            <Badge tone="outline">
              <Trans>No prescription needed any more</Trans>
            </Badge>
          ) : (
            <StatusBadge status={status} />
          )}
        </span>
      </span>
    </button>
  );
}

function StatusBadge({ status }: { status: ItemStatus }) {
  switch (status) {
    case 'provided':
      return (
        <Badge tone="success">
          <Trans>Prescription added</Trans>
        </Badge>
      );
    case 'skipped':
      return (
        <Badge tone="outline">
          <Trans>Skipped for now</Trans>
        </Badge>
      );
    case 'submitting':
      return (
        <Badge tone="outline">
          <Trans>Saving</Trans>
        </Badge>
      );
    case 'needed':
      return (
        <Badge tone="warning">
          <Trans>Prescription needed</Trans>
        </Badge>
      );
  }
}

/** Returns the name of a lens type; undefined for one that we have no word for. */
function useLensTypeName(): (type: string | undefined) => string | undefined {
  const { t } = useLingui();
  const names: Record<string, string> = {
    'single-vision': t`Single vision`,
    progressive: t`Progressive`,
    bifocal: t`Bifocal`,
  };
  return (type) => (type === undefined ? undefined : names[type]);
}
