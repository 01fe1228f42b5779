import { Trans } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { PageLink } from '@/platform/navigation/page-link';
import { storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';
import { Badge } from '@/ui/display/badge';
import { leadColour, type ProductTile, type TileColour } from '../api/product-tile';
import { TileColours } from './tile-colours';
import { TilePicture } from './tile-picture';
import { TilePriceLine } from './tile-price-line';

export interface ProductCardProps {
  tile: ProductTile;
  /** The picture is in the first view of the page: it is loaded at once. */
  priority?: boolean;
  /** `sizes` of the picture: how wide it stands on the page. */
  sizes?: string;
  /** Place of the product's name in the page's outline; 3 under a section's heading. */
  level?: 2 | 3 | 4;
  /** Laid over the picture's upper right corner, for the colour shown, such as a heart. It gets presses of its own. */
  action?: (shown: TileColour) => ReactNode;
  /** Lines under the price, such as what insurance leaves to pay. */
  children?: ReactNode;
}

/** The tile of a product: picture, brand, name, price and colours. The whole tile leads to the colour that it shows. */
export function ProductCard({ tile, priority, sizes, level = 3, action, children }: ProductCardProps) {
  const store = useStore();
  const lead = leadColour(tile);
  // A colour under the pointer is shown at once; the tile keeps it, so that picture, price and link agree.
  const [shownUpc, show] = useState(lead.upc);
  const shown = tile.colours.find((colour) => colour.upc === shownUpc) ?? lead;
  const [turned, setTurned] = useState(false);
  const turn = (event: PointerEvent) => setTurned(event.pointerType === 'mouse');
  const Name = `h${level}` as const;

  return (
    <article
      className="group relative flex min-w-0 flex-col"
      onPointerEnter={turn}
      onPointerLeave={() => setTurned(false)}
    >
      <TilePicture colour={shown} cornerTaken={action !== undefined} {...{ turned, priority, sizes }}>
        <TileRemark percent={shown.price?.badgePercent ?? 0} available={shown.available} />
      </TilePicture>
      <p className="mt-3 text-ink-soft text-xs">{tile.brand}</p>
      <Name className="text-base">
        <PageLink
          href={storePaths.product(store, shown.upc)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {tile.name}
        </PageLink>
      </Name>
      <TilePriceLine price={shown.price} />
      {children}
      <TileColours tile={tile} shown={shown} onShow={show} />
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
