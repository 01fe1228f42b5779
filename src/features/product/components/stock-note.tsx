import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { outOfStockUpc } from '@/lib/product/out-of-stock';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { CheckIcon, InfoIcon } from '@/ui/icons/icons';
import type { ProductView } from '../api/product-view';

/** Renders the availability; when sold out, a link to the listing. */
export function StockNote({ product }: { product: ProductView }) {
  const isRejected = useStoreValue(outOfStockUpc) === product.upc;
  switch (product.stock) {
    case 'available':
      // Hides the stock of a product that cannot be ordered, because its price is on request or the API rejected it.
      return product.price === undefined || isRejected ? null : (
        <p className="flex items-center gap-2 text-sm text-success">
          <CheckIcon size={18} />
          <Trans>In stock</Trans>
        </p>
      );
    case 'backordered':
      return (
        <p className="flex items-center gap-2 text-sm text-warning">
          <InfoIcon size={18} />
          <Trans>On order: it ships as soon as it arrives</Trans>
        </p>
      );
    case 'sold-out':
      return <SoldOut product={product} />;
  }
}

function SoldOut({ product: { colors, kind } }: { product: ProductView }) {
  const site = useSite();
  const hasOtherColor = colors.some(({ available }) => available);
  return (
    <Notice
      tone="warning"
      title={hasOtherColor ? <Trans>Sold out in this color</Trans> : <Trans>Sold out</Trans>}
      action={
        <ButtonLink variant="link" render={<PageLink href={sitePaths.listing(site, kind)} />}>
          <Trans>See what is in stock</Trans>
        </ButtonLink>
      }
    >
      {hasOtherColor ? <Trans>The colors above that are not crossed out are available.</Trans> : null}
    </Notice>
  );
}
