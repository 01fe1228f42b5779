import { Trans, useLingui } from '@lingui/react/macro';
import type { PointerEvent } from 'react';
import { PageLink } from '@/platform/navigation/page-link';
import { storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';
import { Swatch } from '@/ui/fields/swatch';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import type { ProductTile, TileColour } from '../api/product-tile';

/** Swatches on mobile, and from tablet up (MAX_SWATCHES). */
const ON_PHONES = 3;
const MOST = 5;

export interface TileColoursProps {
  tile: ProductTile;
  shown: TileColour;
  onShow: (upc: string) => void;
}

/** The colors of a product as links to their pages. Hovering a color selects it on the tile. */
export function TileColours({ tile, shown, onShow }: TileColoursProps) {
  const { t } = useLingui();
  const colours = tile.colours.filter((colour) => colour.swatch);
  if (colours.length < 2) return null;
  const seen = colours.slice(0, MOST);
  return (
    <ul
      aria-label={t`${tile.name} comes in`}
      className="relative z-10 -ml-2.5 flex items-center pointer-fine:-ml-1.5"
    >
      {seen.map((colour, place) => (
        <li key={colour.upc} className={place < ON_PHONES ? undefined : 'max-sm:hidden'}>
          <ColourLink colour={colour} current={colour.upc === shown.upc} onShow={onShow} />
        </li>
      ))}
      <MoreColours count={colours.length - ON_PHONES} className="sm:hidden" />
      <MoreColours count={colours.length - seen.length} className="max-sm:hidden" />
    </ul>
  );
}

interface ColourLinkProps {
  colour: TileColour;
  current: boolean;
  onShow: (upc: string) => void;
}

function ColourLink({ colour, current, onShow }: ColourLinkProps) {
  const store = useStore();
  const { t } = useLingui();
  const show = (event: PointerEvent) => event.pointerType === 'mouse' && onShow(colour.upc);
  if (!colour.swatch) return null;
  return (
    <PageLink
      href={storePaths.product(store, colour.upc)}
      aria-label={colour.available ? colour.name : t`${colour.name}, sold out`}
      // Separate from the link's own prefetch on pointer enter.
      onPointerOver={show}
      className="grid h-11 w-11 place-items-center rounded-full pointer-fine:w-9 pointer-fine:h-9"
    >
      <span
        className={cx(
          'rounded-full border p-0.5 [&>svg]:size-4.5',
          current ? 'border-ink' : 'border-transparent',
        )}
      >
        <Swatch colours={colour.swatch} unavailable={!colour.available} />
      </span>
    </PageLink>
  );
}

function MoreColours({ count, className }: { count: number; className: string }) {
  if (count <= 0) return null;
  return (
    <li className={cx('text-ink-soft text-xs max-[22rem]:hidden', className)}>
      <span aria-hidden="true">+{count}</span>
      <VisuallyHidden>
        <Trans>and {count} more</Trans>
      </VisuallyHidden>
    </li>
  );
}
