import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isAudioVariant } from '@/domain/stores/audio-variant';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { hydrateDeferred } from '@/lib/hydration/deferred-components';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { useHydrateLater } from '@/lib/hydration/use-hydrate-later';
import { PageMeta } from '@/lib/meta/page-meta';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';

/** From this width on the map stands beside the list (001 §9). */
const MAP_FROM_PX = 761;

const ComposedFinder = deferHydration(async () => (await import('./composed-finder')).ComposedFinder);

export const prepare: PageModule['prepare'] = async (location, load) => {
  // As a lazy source, so that hydration does not load the code: the server has searched.
  await load(async () => (await import('./finder-queries')).prepareFinder(location, load));
  return undefined;
};

/** The store finder (001 §2); with `nuance-audio-appointment` in its URL, of the stores that fit audio glasses. */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  const { pathname, search } = usePageLocation();
  const isAudio = isAudioVariant(`${pathname}?${search}`);
  const path = isAudio ? storeLocatorPaths.audioFinder : storeLocatorPaths.finder;
  const hasDetails = search.has('store');
  useHydrateLater(MAP_FROM_PX);
  useEffect(() => {
    // The details of a store open.
    if (hasDetails) void hydrateDeferred();
  }, [hasDetails]);
  return (
    <HydrationSection>
      <PageMeta
        title={isAudio ? t`Try audio glasses in a store` : t`Find a store`}
        description={t`Addresses, hours, services and eye exams of the stores near you.`}
        canonical={path(site)}
      />
      <ComposedFinder />
    </HydrationSection>
  );
}
