import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { PageLink } from '@/platform/navigation/page-link';
import { sitePaths } from '@/platform/navigation/store-paths';
import { useSite } from '@/platform/store/store';
import { ProductImage } from '@/ui/display/product-image';
import { ArrowRightIcon } from '@/ui/icons/arrow-right-icon';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { type FrameSize, leadColor, type ProductTile } from '../api/product-tile';
import { FEATURED_CAPTION } from './featured-product-placeholder';
import { TileColors } from './tile-colours';

/** One large product. Hovering a color shows it in the image. */
export function FeaturedProduct({ tile }: { tile: ProductTile }) {
  const site = useSite();
  const lead = leadColor(tile);
  const [shownUpc, show] = useState(lead.upc);
  const shown = tile.colors.find((color) => color.upc === shownUpc) ?? lead;
  return (
    <figure>
      <ProductImage src={shown.image} alt="" priority className="rounded-none" />
      <figcaption className={FEATURED_CAPTION}>
        <PageLink
          href={sitePaths.product(site, shown.upc)}
          className="group inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
        >
          <span>
            <span className="font-medium">{tile.name}</span>{' '}
            <span className="text-ink-soft">{tile.brand}</span>
            {shown.price ? ` ${formatMoney(shown.price.offer, site.locale)}` : null}
          </span>
          <ArrowRightIcon size={16} className="transition-transform group-hover:translate-x-1" />
        </PageLink>
        {tile.size ? <SizeMark {...tile.size} /> : null}
        <TileColors tile={tile} shown={shown} onShow={show} />
      </figcaption>
    </figure>
  );
}

/** The three numbers as printed on a temple; the box is the optical mark between lens and bridge. */
function SizeMark({ lens, bridge, temple }: FrameSize) {
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
