import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import type { ReactNode } from 'react';
import { useAddToCart } from '@/features/lens/api/use-add-to-cart';
import { AddFailure } from '@/features/lens/components/add-failure';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import { ProductCard } from '@/features/product-card/components/product-card';
import { useSavedItems } from '@/features/wishlist/api/wishlist-queries';
import { OtherColors } from '@/features/wishlist/components/other-colors';
import { PriceRequestLink } from '@/features/wishlist/components/price-request-link';
import { SavedPurchase } from '@/features/wishlist/components/saved-purchase';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { tileSettings } from '../shared/tile-settings';
import { TileTryOn } from '../shared/tile-try-on';
import { tryOn } from '../shared/try-on';

export interface SavedFrameProps {
  /** The SKU of the saved color. */
  product: CatalogSearchProduct;
  /** Distinguishes it from the other frames on the page. */
  name: string;
  /** The remove button. */
  removeButton: ReactNode;
}

/** As many as one call for the availability takes. A page of the list is shorter. */
const MAX_UPCS = 100;

/** A saved frame: its tile with add to cart, or where the shopper can go on if it is sold out or its price on request. */
export function SavedFrame({ product, name, removeButton }: SavedFrameProps) {
  const site = useSite();
  const { add, busy, failure } = useAddToCart();
  const saved = useSavedItems().data?.savedItems ?? [];
  const tile = toProductTile(product, tileSettings);
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
              upcs={saved.slice(0, MAX_UPCS).map(({ partNumber }) => partNumber)}
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
