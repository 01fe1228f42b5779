import type { CatalogSearchEntry } from '@generated/catalog/model';
import { useLingui } from '@lingui/react/macro';
import { bestsellers, categoryRead, newArrivals } from '@/features/home/api/category-reads';
import { useCategoryRow } from '@/features/home/api/use-category-row';
import { Bestsellers } from '@/features/home/components/bestsellers';
import { CategoryCards } from '@/features/home/components/category-cards';
import { Hero } from '@/features/home/components/hero';
import { NewArrivals } from '@/features/home/components/new-arrivals';
import { Reasons } from '@/features/home/components/reasons';
import { ShapeLinks } from '@/features/home/components/shape-links';
import { slimEntry } from '@/features/product-card/api/slim-entry';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import {
  FeaturedProduct,
  FeaturedProductPlaceholder,
} from '@/features/product-card/components/featured-product';
import { ProductCard } from '@/features/product-card/components/product-card';
import { ProductCardSkeleton } from '@/features/product-card/components/product-card-skeleton';
import { PageMeta } from '@/platform/meta/page-meta';
import { useStore } from '@/platform/store/store';
import { Container } from '@/ui/layout/container';
import { Stack } from '@/ui/layout/stack';
import type { PageModule } from '../page';
import { storeJsonLd } from './store-json-ld';

export const prepare: PageModule['prepare'] = async ({ store }, load) => {
  await Promise.all([bestsellers, newArrivals].map((row) => load(categoryRead(store, row, slimEntry))));
  return undefined;
};

/** The store's home page. */
export function Page() {
  const store = useStore();
  const { t } = useLingui();
  return (
    <>
      <PageMeta
        title={t`Eyeglasses, sunglasses and contact lenses`}
        description={t`Frames and sunglasses with lenses cut to your prescription, and contact lenses. Every measurement and every price in plain sight.`}
        jsonLd={storeJsonLd(store)}
      />
      <FeaturedHero />
      <Container className="pt-5 lg:pt-8">
        <Stack gap="xl">
          <CategoryCards />
          <Bestsellers tile={renderTile} placeholder={<ProductCardSkeleton />} />
          <ShapeLinks />
          <NewArrivals tile={renderTile} placeholder={<ProductCardSkeleton />} />
          <Reasons />
        </Stack>
      </Container>
    </>
  );
}

/** The hero shows the frame that sells best; its place is kept while that is not known. */
function FeaturedHero() {
  const entry = useCategoryRow(bestsellers).answer?.catalogEntryView[0];
  return (
    <Hero>{entry ? <FeaturedProduct tile={toProductTile(entry)} /> : <FeaturedProductPlaceholder />}</Hero>
  );
}

function renderTile(entry: CatalogSearchEntry) {
  return <ProductCard tile={toProductTile(entry)} />;
}
