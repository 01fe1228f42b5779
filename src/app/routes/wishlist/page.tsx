import { getTryOnAvailabilityQueryUpcMax } from '@generated/assets/assets.limits';
import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAddToCart } from '@/features/lens/api/use-add-to-cart';
import { AddFailure } from '@/features/lens/components/add-failure';
import { ProductCard } from '@/features/product-card/components/product-card';
import { savedProductsQuery, useSavedItems, wishlistQuery } from '@/features/wishlist/api/wishlist-queries';
import { OtherColors } from '@/features/wishlist/components/other-colors';
import { PriceRequestLink } from '@/features/wishlist/components/price-request-link';
import { SavedPurchase } from '@/features/wishlist/components/saved-purchase';
import { WishlistContent } from '@/features/wishlist/components/wishlist-content';
import { pageItems, pageNumber } from '@/features/wishlist/state/pagination';
import { PageMeta } from '@/lib/meta/page-meta';
import { sitePaths } from '@/lib/navigation/site-paths';
import { contextQuery } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { TileTryOn } from '../shared/tile-try-on';
import { toTile } from '../shared/to-tile';
import { tryOn } from '../shared/try-on';

export const prepare: PageModule['prepare'] = async ({ site, search }, load) => {
  const [list] = await Promise.all([load(wishlistQuery(site)), load(contextQuery(site))]);
  const items = list?.savedItems ?? [];
  const visibleItems = pageItems(items, pageNumber(search.get('page'), items.length));
  if (visibleItems.length > 0) {
    await load(
      savedProductsQuery(
        site,
        visibleItems.map(({ partNumber }) => partNumber),
      ),
    );
  }
  return undefined;
};

/** The wishlist page (000 §2): one URL per country, in the language of `langId`. */
export function Page() {
  const { search } = usePageLocation();
  const { t } = useLingui();
  return (
    <Container className="grid grid-cols-1 gap-8 py-10 lg:py-16">
      <PageMeta title={t`Your wishlist`} noIndex />
      <Heading level={1} size="lg">
        <Trans>Your wishlist</Trans>
      </Heading>
      <div>
        <WishlistContent
          page={search.get('page')}
          renderTile={(product, name, removeButton) => <SavedFrame {...{ product, name, removeButton }} />}
        />
      </div>
    </Container>
  );
}

interface SavedFrameProps {
  /** The SKU of the saved color. */
  product: CatalogSearchProduct;
  /** Distinguishes it from the other frames on the page. */
  name: string;
  /** The remove button. */
  removeButton: ReactNode;
}

/** A saved frame: its tile with add to cart, or where the shopper can go on if it is sold out or its price on request. */
function SavedFrame({ product, name, removeButton }: SavedFrameProps) {
  const site = useSite();
  const { add, busy, failure } = useAddToCart();
  const saved = useSavedItems().data?.savedItems ?? [];
  const tile = toTile(product);
  const [{ id, upc, name: color, available, price }] = tile.colors;
  const href = sitePaths.product(site, upc);
  return (
    <ProductCard
      tile={tile}
      level={2}
      action={() => (
        <>
          {removeButton}
          {available ? (
            <TileTryOn
              {...{ product, upc, name }}
              upcs={saved.slice(0, getTryOnAvailabilityQueryUpcMax).map(({ partNumber }) => partNumber)}
              source={tryOn}
            />
          ) : null}
        </>
      )}
    >
      {color ? <p className="mt-1 text-ink-soft text-sm">{color}</p> : null}
      {available && !price ? <PriceRequestLink {...{ name, href }} /> : null}
      {available && price ? (
        <SavedPurchase
          name={name}
          lensesHref={tile.prescriptionReady ? href : undefined}
          onAdd={() => void add({ upc, frameCatentryId: id })}
          busy={busy}
          failure={<AddFailure failure={failure} />}
        />
      ) : null}
      {available ? null : <OtherColors {...{ name, href }} />}
    </ProductCard>
  );
}
