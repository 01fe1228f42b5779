import { Trans } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { PageLink } from '@/platform/navigation/page-link';
import { sitePaths } from '@/platform/navigation/store-paths';
import { useSite } from '@/platform/store/store';
import { Badge } from '@/ui/display/badge';
import { leadColor, type ProductTile, type TileColor } from '../api/product-tile';
import { TileColors } from './tile-colours';
import { TilePicture } from './tile-picture';
import { TilePriceLine } from './tile-price-line';

export interface ProductCardProps {
  tile: ProductTile;
  /** The image is above the fold: load it eagerly. */
  priority?: boolean;
  /** `sizes` attribute of the image. */
  sizes?: string;
  /** Heading level of the product's name; 3 under a section heading. */
  level?: 2 | 3 | 4;
  /**
   * Control in the upper right corner of the image, such as the wishlist button, for the selected color. Clickable on
   * its own.
   */
  action?: (shown: TileColor) => ReactNode;
  /** Lines under the price, such as the price with insurance. */
  children?: ReactNode;
}

/** Product tile: image, brand, name, price and colors. The whole tile links to the selected color. */
export function ProductCard({ tile, priority, sizes, level = 3, action, children }: ProductCardProps) {
  const site = useSite();
  const lead = leadColor(tile);
  // A hovered color stays selected, so that image, price and link agree.
  const [shownUpc, show] = useState(lead.upc);
  const shown = tile.colors.find((color) => color.upc === shownUpc) ?? lead;
  const [turned, setTurned] = useState(false);
  const turn = (event: PointerEvent) => setTurned(event.pointerType === 'mouse');
  const Name = `h${level}` as const;

  return (
    <article
      className="group relative flex min-w-0 flex-col"
      onPointerEnter={turn}
      onPointerLeave={() => setTurned(false)}
    >
      <TilePicture color={shown} cornerTaken={action !== undefined} {...{ turned, priority, sizes }}>
        <TileRemark percent={shown.price?.badgePercent ?? 0} available={shown.available} />
      </TilePicture>
      <p className="mt-3 text-ink-soft text-xs">{tile.brand}</p>
      <Name className="text-base">
        <PageLink
          href={sitePaths.product(site, shown.upc)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {tile.name}
        </PageLink>
      </Name>
      <TilePriceLine price={shown.price} />
      {children}
      <TileColors tile={tile} shown={shown} onShow={show} />
      {action ? <div className="absolute top-1 right-1 z-20">{action(shown)}</div> : null}
    </article>
  );
}

function TileRemark({ percent, available }: { percent: number; available: boolean }) {
  if (!available) {
    return (
      <Badge tone="outline" className="absolute top-2 left-2 sm:top-3 sm:left-3 bg-paper">
        <Trans>Sold out</Trans>
      </Badge>
    );
  }
  if (percent === 0) return null;
  return (
    <Badge tone="accent" className="absolute top-2 left-2 sm:top-3 sm:left-3">
      <Trans>{percent}% off</Trans>
    </Badge>
  );
}
