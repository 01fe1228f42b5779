import { useLingui } from '@lingui/react/macro';
import { bestsellers, categoryQuery, newArrivals } from '@/features/home/api/category-queries';
import { contactLensMenuQuery } from '@/features/home/api/contact-lens-menu-query';
import { useCategoryRow } from '@/features/home/api/use-category-row';
import { Hero } from '@/features/home/components/hero';
import { selectedCategory } from '@/features/home/state/selected-category';
import { FeaturedProductPlaceholder } from '@/features/product-card/components/featured-product-placeholder';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { Stack } from '@/ui/layout/stack';
import type { PageModule } from '../../page';
import { homeEspotQueries } from './home-espots';
import { siteJsonLd } from './site-json-ld';

const FeaturedTile = deferHydration(async () => (await import('./featured-tile')).FeaturedTile);
// Separate components, so that saved state hydrates only the product rows.
const HomeTop = deferHydration(async () => (await import('./home-sections')).HomeTop);
const BestsellersRow = deferHydration(async () => (await import('./home-rows')).BestsellersRow, true);
const HomeMiddle = deferHydration(async () => (await import('./home-sections')).HomeMiddle);
const NewArrivalsRow = deferHydration(async () => (await import('./home-rows')).NewArrivalsRow, true);
const HomeBottom = deferHydration(async () => (await import('./home-sections')).HomeBottom);

export const prepare: PageModule['prepare'] = async (location, load, loadOptional) => {
  const { site, search } = location;
  const selectedRow = { category: selectedCategory(search), order: 'popular' } as const;
  const rows = new Set([
    bestsellers,
    newArrivals,
    ...(selectedRow.category === bestsellers.category ? [] : [selectedRow]),
  ]);
  for (const query of homeEspotQueries(location)) loadOptional(query);
  await Promise.all([
    ...[...rows].map((row) => load(categoryQuery(site, row))),
    load(contactLensMenuQuery(site)),
  ]);
  return undefined;
};

/** The home page (000 §2). */
export function Page() {
  const site = useSite();
  const { t } = useLingui();
  return (
    <>
      <PageMeta
        title={t`Eyeglasses, sunglasses and contact lenses`}
        description={t`Frames and sunglasses with lenses cut to your prescription, and contact lenses. Every measurement and every price in plain sight.`}
        jsonLd={siteJsonLd(site)}
      />
      {/* Paints nothing before the centered hero and the cards below it are complete, as their text would move. */}
      <link rel="expect" href="#bestsellers" blocking="render" />
      <HydrationSection>
        <FeaturedHero />
        <Container className="pt-5 lg:pt-8">
          <Stack gap="xl">
            <HomeTop />
            {/* Sections of their own, so that an early tap on a heart waits for the tiles alone. */}
            <HydrationSection className="contents">
              <BestsellersRow />
            </HydrationSection>
            <HomeMiddle />
            <HydrationSection className="contents">
              <NewArrivalsRow />
            </HydrationSection>
            <HomeBottom />
          </Stack>
        </Container>
      </HydrationSection>
    </>
  );
}

/** The hero with the best-selling frame, or a placeholder while it loads. */
function FeaturedHero() {
  const product = useCategoryRow(bestsellers).response?.catalogEntryView[0];
  return <Hero>{product ? <FeaturedTile product={product} /> : <FeaturedProductPlaceholder />}</Hero>;
}
