import { Trans, useLingui } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { usePriceCopy } from '@/lib/price/use-price-copy';
import { useSite } from '@/lib/site/site';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Badge } from '@/ui/display/badge';
import { ChangingText } from '@/ui/display/changing-text';
import { PriceLine } from '@/ui/display/price-line';
import { ProductImage } from '@/ui/display/product-image';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import { leadColor, type ProductTile, type TileColor } from '../api/product-tile';
import { useHoverImage } from '../api/use-hover-image';
import { usePictureText } from '../hooks/use-picture-text';
import { TileColors } from './tile-colors';

export interface ProductCardProps {
  tile: ProductTile;
  /** The image is above the fold: load it eagerly. */
  priority?: boolean;
  /** Heading level of the product's name; 3 under a section heading. */
  level?: 2 | 3 | 4;
  /**
   * Control in the upper right corner of the image, such as the wishlist button, for the selected color. Clickable separately.
   */
  action?: (selectedColor: TileColor) => ReactNode;
  /** Lines under the price, such as the price with insurance. */
  children?: ReactNode;
}

/** Renders the product tile: image, brand, name, price and colors. The whole tile links to the selected color. */
export function ProductCard({ tile, priority, level = 3, action, children }: ProductCardProps) {
  const site = useSite();
  const defaultColor = leadColor(tile);
  // A hovered color stays selected, so that image, price and link agree.
  const [selectedUpc, setSelectedUpc] = useState(defaultColor.upc);
  const selectedColor = tile.colors.find((color) => color.upc === selectedUpc) ?? defaultColor;
  const price = usePriceCopy(selectedColor.price);
  const [hovered, setHovered] = useState(false);
  const handlePointerOver = (event: PointerEvent) => setHovered(event.pointerType === 'mouse');
  const Name = `h${level}` as const;

  return (
    <article
      className="group relative flex min-w-0 flex-col"
      onPointerOver={handlePointerOver}
      onPointerLeave={() => setHovered(false)}
    >
      <TileImage color={selectedColor} hasCornerAction={action !== undefined} {...{ hovered, priority }}>
        <TileBadge discount={price.discount} available={selectedColor.available} />
      </TileImage>
      <p className="mt-3 flex justify-between gap-2 wrap-anywhere text-ink-soft text-xs">
        {tile.brand}
        {tile.totalWidth ? <TileWidth width={tile.totalWidth} /> : null}
      </p>
      <Name className="text-base">
        <PageLink
          href={sitePaths.product(site, selectedColor.upc)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {tile.name}
        </PageLink>
      </Name>
      <PriceLine as="p" size="sm" price={price} className="mt-1 leading-(--text-base--line-height)" />
      <TileOffers tile={tile} color={selectedColor} />
      {children}
      <TileColors tile={tile} selectedColor={selectedColor} onSelect={setSelectedUpc} />
      {action ? <div className="absolute top-1 right-1 z-10">{action(selectedColor)}</div> : null}
    </article>
  );
}

function TileBadge({ discount, available }: { discount: string | undefined; available: boolean }) {
  if (!available) {
    return (
      <Badge tone="outline" className="absolute top-2 left-2 sm:top-3 sm:left-3 bg-paper">
        <Trans>Sold out</Trans>
      </Badge>
    );
  }
  if (!discount) return null;
  return (
    <Badge tone="accent" className="absolute top-2 left-2 sm:top-3 sm:left-3">
      {discount}
    </Badge>
  );
}

interface TileImageProps {
  color: TileColor;
  /** Shows the three-quarter image once it has loaded. */
  hovered: boolean;
  /** A button covers the corner. Images are equally tall with and without one. */
  hasCornerAction: boolean;
  priority?: boolean | undefined;
  children: ReactNode;
}

/** Shows the frame from the front, or from three-quarters on hover. */
function TileImage({ color, hovered, hasCornerAction, priority, children }: TileImageProps) {
  const [loadedImage, setLoadedImage] = useState<string>();
  const hoverImage = useHoverImage(color.upc, hovered);
  const showsHoverImage = hovered && hoverImage !== undefined && loadedImage === hoverImage;

  return (
    <ProductImage
      {...{ src: color.image, priority }}
      alt={usePictureText(color)}
      className={cx(
        'corner-room [&>img]:transition-opacity',
        hasCornerAction && 'corner-taken',
        showsHoverImage && '[&>img:first-child]:opacity-0',
      )}
    >
      {hoverImage ? (
        <img
          src={hoverImage}
          alt=""
          width={900}
          height={600}
          decoding="async"
          onLoad={() => setLoadedImage(hoverImage)}
          className={showsHoverImage ? undefined : 'opacity-0'}
        />
      ) : null}
      {children}
    </ProductImage>
  );
}

/** Shows the total width of a frame, in millimeters, at the end of a row. */
function TileWidth({ width }: { width: number }) {
  const { t } = useLingui();
  const length = useMillimeters()(width);
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap">
        {length}
      </span>
      <VisuallyHidden>{t`Total width ${length}`}</VisuallyHidden>
    </>
  );
}

/** Shows the lowest price with lenses, and the promotion. */
function TileOffers({ tile, color }: { tile: ProductTile; color: TileColor }) {
  const { locale } = useSite();
  const { priceWithLenses } = color;
  return (
    <>
      {priceWithLenses === undefined ? null : (
        <ChangingText as="p" className="text-ink-soft text-xs">
          <Trans>With lenses from {formatMoney(priceWithLenses, locale)}</Trans>
        </ChangingText>
      )}
      {tile.promotion ? <p className="mt-0.5 text-accent text-xs">{tile.promotion}</p> : null}
    </>
  );
}
