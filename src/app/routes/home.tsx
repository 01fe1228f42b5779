import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { bestsellers, categoryRead, newArrivals } from '@/features/home/api/category-reads';
import { menuRead } from '@/features/home/api/contact-lens-menu';
import { useCategoryRow } from '@/features/home/api/use-category-row';
import { Hero } from '@/features/home/components/hero';
import { chosenCategory } from '@/features/home/state/chosen-category';
import { slimEntry } from '@/features/product-card/api/slim-entry';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import {
  FeaturedProduct,
  FeaturedProductPlaceholder,
} from '@/features/product-card/components/featured-product';
import { PageMeta } from '@/platform/meta/page-meta';
import { useStore } from '@/platform/store/store';
import { Container } from '@/ui/layout/container';
import { Stack } from '@/ui/layout/stack';
import type { PageModule } from '../page';
import { homeSpotReads } from './home-spots';
import { storeJsonLd } from './store-json-ld';

const loadSections = () => import('./home-sections');
// Stands in the served page, where every tab is a link; its code may come after the first view's.
const HomeSections = lazy(() => loadSections().then((module) => ({ default: module.HomeSections })));

export const prepare: PageModule['prepare'] = async (address, load) => {
  // Its code is on its way when the page is; nothing waits for it, and a failure shows where it is missed.
  loadSections().catch(() => {});
  const { store, search } = address;
  const chosen = { category: chosenCategory(search), order: 'popular' } as const;
  const rows = new Set([
    bestsellers,
    newArrivals,
    ...(chosen.category === bestsellers.category ? [] : [chosen]),
  ]);
  await Promise.all([
    ...[...rows].map((row) => load(categoryRead(store, row, slimEntry))),
    load(menuRead(store)),
    ...homeSpotReads(address).map((read) => load(read)),
  ]);
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
          <Suspense fallback={<div className="h-[300vh]" />}>
            <HomeSections />
          </Suspense>
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
