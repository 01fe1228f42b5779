import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '@/lib/navigation/page-link';
import { type ListingName, sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Tabs } from '@/ui/disclosure/tabs';
import { Heading } from '@/ui/layout/heading';
import { CATEGORIES, categoryHref, selectedCategory } from '../state/selected-category';
import { CategoryTiles, type TileSlots } from './category-tiles';

/**
 * Bestsellers with one tab per category, eyeglasses by default (000 §2, Home page). Other tabs prefetch on intent;
 * without JavaScript the tabs are links.
 */
export function Bestsellers(slots: TileSlots) {
  const { t } = useLingui();
  const { search } = useLocation();
  const [selected, setSelected] = useState<string>(() => selectedCategory(new URLSearchParams(search)));
  const [prefetched, setPrefetched] = useState<string>();
  const labels = {
    eyeglasses: [t`Eyeglasses`, t`All eyeglasses`],
    sunglasses: [t`Sunglasses`, t`All sunglasses`],
    'contact-lenses': [t`Contact lenses`, t`All contact lenses`],
  } as const;
  return (
    <section
      aria-labelledby="bestsellers"
      className="lazy-layout [--estimated-height:89rem] sm:[--estimated-height:120rem] xl:[--estimated-height:61rem]"
    >
      <Heading level={2} size="lg" id="bestsellers">
        <Trans>Most chosen this season</Trans>
      </Heading>
      <Tabs
        label={t`Most chosen, by category`}
        value={selected}
        onChange={setSelected}
        onIntent={setPrefetched}
        className="mt-4"
        tabs={CATEGORIES.map((category) => ({
          value: category,
          label: labels[category][0],
          href: categoryHref(category),
          panel: (
            <Panel
              category={category}
              allLabel={labels[category][1]}
              enabled={category === selected || category === prefetched}
              {...slots}
            />
          ),
        }))}
      />
    </section>
  );
}

interface PanelProps extends TileSlots {
  category: ListingName;
  allLabel: string;
  enabled: boolean;
}

function Panel({ category, allLabel, enabled, ...slots }: PanelProps) {
  const site = useSite();
  return (
    <>
      <CategoryTiles row={{ category, order: 'popular' }} enabled={enabled} {...slots} />
      <div className="mt-10 flex justify-center">
        <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, category)} />}>
          {allLabel}
        </ButtonLink>
      </div>
    </>
  );
}
