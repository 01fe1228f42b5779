import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { isAudioVariant } from '@/domain/stores/audio-variant';
import { parseFinder } from '@/domain/stores/finder-address';
import { storeSearchQuery } from '@/features/store-finder/api/store-search-query';
import { StoreFinder } from '@/features/store-finder/components/store-finder';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { PageMeta } from '@/lib/meta/page-meta';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import type { StoreMapProps } from '@/lib/stores/store-map-props';
import { Heading } from '@/ui/layout/heading';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { WithMessages } from '../shared/lazy-messages';

const StoreMap = lazy(async () => ({
  default: (await loadWithRetry(() => import('@/features/store-map/components/store-map'))).StoreMap,
}));

export const prepare: PageModule['prepare'] = async ({ site, pathname, search }, load) => {
  const query = storeSearchQuery({ site, state: parseFinder(search), isAudio: isAudioVariant(pathname) });
  if (query) await load(query);
  return undefined;
};

/** The store finder (001 §2); with `nuance-audio-appointment` in its URL, of the stores that fit audio glasses. */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  const { pathname, search } = usePageLocation();
  const isAudio = isAudioVariant(pathname + search);
  const path = isAudio ? storeLocatorPaths.audioFinder : storeLocatorPaths.finder;
  return (
    <>
      <PageMeta
        title={isAudio ? t`Try audio glasses in a store` : t`Find a store`}
        description={t`Addresses, hours, services and eye exams of the stores near you.`}
        canonical={path(site)}
      />
      <StoreFinder
        state={parseFinder(search)}
        isAudio={isAudio}
        heading={
          <Heading level={1} size="lg">
            {isAudio ? <Trans>Try audio glasses in a store</Trans> : <Trans>Find a store</Trans>}
          </Heading>
        }
        intro={
          <p className="text-ink-soft">
            {isAudio ? (
              <Trans>Glasses that help you hear: these stores fit them and let you try them.</Trans>
            ) : (
              <Trans>Try frames on, have your glasses adjusted, or have your eyes examined.</Trans>
            )}
          </p>
        }
        renderMap={renderMap}
      />
    </>
  );
}

function renderMap(props: StoreMapProps) {
  return (
    <Suspense fallback={null}>
      <WithMessages catalog="store-map">
        <StoreMap {...props} />
      </WithMessages>
    </Suspense>
  );
}
