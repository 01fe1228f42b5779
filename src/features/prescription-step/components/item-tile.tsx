import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@/ui/display/badge';
import { ProductImage } from '@/ui/display/product-image';
import { cx } from '@/ui/lib/cx';
import { useItemPicture } from '../api/item-picture';
import type { StepItem } from '../api/step-item';
import type { ItemStatus } from '../state/step-types';

export interface ItemTileProps {
  item: StepItem;
  status: ItemStatus;
  isCurrent: boolean;
  onOpen: () => void;
}

/** Shows an item in the list: picture, name and status. */
export function ItemTile({ item, status, isCurrent, onOpen }: ItemTileProps) {
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
