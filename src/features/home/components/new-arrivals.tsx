import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { SectionHeader } from '@/ui/layout/section-header';
import { newArrivals } from '../api/category-queries';
import { CategoryTiles, type TileSlots } from './category-tiles';

/** Renders the newest sunglasses. */
export function NewArrivals(slots: TileSlots) {
  const site = useSite();
  return (
    <section
      aria-labelledby="new-arrivals"
      className="lazy-layout [--estimated-height:34rem] xl:[--estimated-height:56rem]"
    >
      <SectionHeader
        id="new-arrivals"
        title={<Trans>New in sunglasses</Trans>}
        intro={<Trans>The latest to arrive. Many take prescription lenses.</Trans>}
        action={
          <ButtonLink
            variant="link"
            className="shrink-0"
            render={<PageLink href={sitePaths.listing(site, 'sunglasses')} />}
          >
            <Trans>All sunglasses</Trans>
          </ButtonLink>
        }
      />
      <div className="mt-7">
        <CategoryTiles row={newArrivals} layout="strip" {...slots} />
      </div>
    </section>
  );
}
