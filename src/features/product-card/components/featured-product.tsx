import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TempleSize } from '@/domain/catalog/size';
import { formatMoney } from '@/domain/money/format-money';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ProductImage } from '@/ui/display/product-image';
import { ArrowRightIcon } from '@/ui/icons/deferred-icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { leadColor, type ProductTile } from '../api/product-tile';
import { usePictureText } from '../hooks/use-picture-text';
import { CAPTION_CLASS } from './featured-product-placeholder';
import { TileColors } from './tile-colors';

/** Renders one large product. Hovering a color shows it in the image. */
export function FeaturedProduct({ tile }: { tile: ProductTile }) {
  const site = useSite();
  const defaultColor = leadColor(tile);
  const [selectedUpc, setSelectedUpc] = useState(defaultColor.upc);
  const selectedColor = tile.colors.find((color) => color.upc === selectedUpc) ?? defaultColor;
  return (
    <figure>
      <ProductImage
        src={selectedColor.image}
        alt={usePictureText(selectedColor)}
        priority
        className="rounded-none"
      />
      <figcaption className={CAPTION_CLASS}>
        {/* A row of its own on a phone, however wide the font is that is there first. */}
        <div className="max-sm:w-full">
          <PageLink
            href={sitePaths.product(site, selectedColor.upc)}
            className="group inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
          >
            <span>
              <span className="font-medium">{tile.name}</span>{' '}
              <span className="text-ink-soft">{tile.brand}</span>
              {selectedColor.price ? ` ${formatMoney(selectedColor.price.offer, site.locale)}` : null}
            </span>
            <ArrowRightIcon size={16} className="transition-transform group-hover:translate-x-1" />
          </PageLink>
        </div>
        {tile.size ? <TempleSizeLabel {...tile.size} /> : null}
        <TileColors tile={tile} selectedColor={selectedColor} onSelect={setSelectedUpc} />
      </figcaption>
    </figure>
  );
}

/** Renders the three numbers as printed on a temple; the box is the optical mark between lens and bridge. */
function TempleSizeLabel({ eye: lens, bridge, temple }: TempleSize) {
  return (
    <p className="flex min-h-11 items-center text-ink-soft text-sm">
      <span aria-hidden="true">
        {lens} □ {bridge} – {temple} mm
      </span>
      <VisuallyHidden>
        <Trans>
          Lens {lens} mm, bridge {bridge} mm, temple {temple} mm
        </Trans>
      </VisuallyHidden>
    </p>
  );
}
