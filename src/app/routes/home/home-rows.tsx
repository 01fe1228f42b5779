import { Bestsellers } from '@/features/home/components/bestsellers';
import type { TileSlots } from '@/features/home/components/category-tiles';
import { NewArrivals } from '@/features/home/components/new-arrivals';
import { ProductCardSkeleton } from '@/features/product-card/components/product-card-skeleton';
import { SavableTile } from '../shared/savable-tile';

const tiles: TileSlots = {
  tile: (product) => <SavableTile product={product} />,
  placeholder: <ProductCardSkeleton />,
};

/** Home page: best sellers, with wishlist buttons. */
export function BestsellersRow() {
  return <Bestsellers {...tiles} />;
}

/** Home page: new arrivals, with wishlist buttons. */
export function NewArrivalsRow() {
  return <NewArrivals {...tiles} />;
}
