import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageLink } from '@/platform/navigation/page-link';
import { type ListingName, storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';
import { ButtonLink } from '@/ui/actions/button-link';
import { Tabs } from '@/ui/disclosure/tabs';
import { Heading } from '@/ui/layout/heading';
import { CategoryTiles, type TileSlots } from './category-tiles';

/** What sells best, one tab a category, eyeglasses first (000 §2, Home page). The others load when they are chosen. */
export function Bestsellers(slots: TileSlots) {
  const { t } = useLingui();
  const [chosen, choose] = useState('eyeglasses');
  const categories: { value: ListingName; label: string; all: string }[] = [
    { value: 'eyeglasses', label: t`Eyeglasses`, all: t`All eyeglasses` },
    { value: 'sunglasses', label: t`Sunglasses`, all: t`All sunglasses` },
    { value: 'contact-lenses', label: t`Contact lenses`, all: t`All contact lenses` },
  ];
  return (
    <section aria-labelledby="bestsellers">
      <Heading level={2} size="lg" id="bestsellers">
        <Trans>Most chosen this season</Trans>
      </Heading>
      <Tabs
        label={t`Most chosen, by category`}
        value={chosen}
        onChange={choose}
        className="mt-4"
        tabs={categories.map(({ value, label, all }) => ({
          value,
          label,
          panel: <Panel category={value} all={all} wanted={value === chosen} {...slots} />,
        }))}
      />
    </section>
  );
}

interface PanelProps extends TileSlots {
  category: ListingName;
  all: string;
  wanted: boolean;
}

function Panel({ category, all, wanted, ...slots }: PanelProps) {
  const store = useStore();
  return (
    <>
      <CategoryTiles row={{ category, order: 'popular' }} wanted={wanted} {...slots} />
      <div className="mt-10 flex justify-center">
        <ButtonLink variant="secondary" render={<PageLink href={storePaths.listing(store, category)} />}>
          {all}
        </ButtonLink>
      </div>
    </>
  );
}
