import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import type { ListingProps } from '@/features/listing/components/listing';
import { ProductCardSkeleton } from '@/features/product-card/components/product-card-skeleton';
import { deferHydration } from '@/lib/hydration/defer-hydration';

const ListingTile = deferHydration(async () => (await import('./listing-tile')).ListingTile, true);
const ListingFilter = deferHydration(async () => (await import('./composed-filter')).ComposedFilter, true);
const MySize = deferHydration(async () => (await import('./my-size')).MySize, true);
const BenefitBars = deferHydration(
  async () => (await import('@/features/insurance/bars/benefit-bars')).BenefitBars,
  true,
);

/** Tiles in the first viewport, whose images load eagerly. */
const FIRST_TILES = 4;

/** The parts of other features in a listing of frames. */
export const listingSlots = {
  renderTile: (product: CatalogSearchProduct, index: number, neighbors: readonly CatalogSearchProduct[]) => (
    <ListingTile product={product} priority={index < FIRST_TILES} neighbors={neighbors} />
  ),
  placeholder: <ProductCardSkeleton />,
  renderFilter: (listing) => <ListingFilter listing={listing} />,
  renderBenefitBars: (bars) => <BenefitBars bars={bars} />,
  renderMySize: (className) => <MySize className={className} />,
} satisfies Partial<ListingProps>;
