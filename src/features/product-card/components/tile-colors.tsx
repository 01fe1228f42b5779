import { Trans, useLingui } from '@lingui/react/macro';
import type { PointerEvent } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Swatch } from '@/ui/fields/swatch';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import type { ProductTile, TileColor } from '../api/product-tile';

/** Swatches on mobile, and from tablet up (MAX_SWATCHES). */
const MAX_ON_MOBILE = 3;
const MAX_SWATCHES = 5;

export interface TileColorsProps {
  tile: ProductTile;
  selectedColor: TileColor;
  onSelect: (upc: string) => void;
}

/** Shows the colors of a product as links to their pages. Hovering a color selects it on the tile. */
export function TileColors({ tile, selectedColor, onSelect }: TileColorsProps) {
  const { t } = useLingui();
  const colors = tile.colors.filter((color) => color.swatch);
  if (colors.length < 2) return null;
  const visible = colors.slice(0, MAX_SWATCHES);
  return (
    <ul
      aria-label={t`${tile.name} comes in`}
      className="relative z-10 -ml-2.5 flex flex-wrap items-center pointer-fine:-ml-1.5"
    >
      {visible.map((color, index) => (
        <li key={color.upc} className={index < MAX_ON_MOBILE ? undefined : 'max-sm:hidden'}>
          <ColorLink color={color} current={color.upc === selectedColor.upc} onSelect={onSelect} />
        </li>
      ))}
      <MoreColors count={colors.length - MAX_ON_MOBILE} className="sm:hidden" />
      <MoreColors count={colors.length - visible.length} className="max-sm:hidden" />
    </ul>
  );
}

interface ColorLinkProps {
  color: TileColor;
  current: boolean;
  onSelect: (upc: string) => void;
}

function ColorLink({ color, current, onSelect }: ColorLinkProps) {
  const site = useSite();
  const { t } = useLingui();
  const handlePointerOver = (event: PointerEvent) => event.pointerType === 'mouse' && onSelect(color.upc);
  if (!color.swatch) return null;
  return (
    <PageLink
      href={sitePaths.product(site, color.upc)}
      aria-label={color.available ? color.name : t`${color.name}, sold out`}
      aria-current={current ? 'true' : undefined}
      onPointerOver={handlePointerOver}
      className="block rounded-full p-2.5 pointer-fine:p-1.5"
    >
      <Swatch
        colors={color.swatch}
        unavailable={!color.available}
        className={cx('m-0.75 size-4.5 outline-offset-2', current && 'outline outline-ink')}
      />
    </PageLink>
  );
}

function MoreColors({ count, className }: { count: number; className: string }) {
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
