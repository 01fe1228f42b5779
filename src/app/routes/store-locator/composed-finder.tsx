import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { isAudioVariant } from '@/domain/stores/audio-variant';
import { parseFinder } from '@/domain/stores/finder-address';
import { StoreFinder } from '@/features/store-finder/components/store-finder';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { examPaths } from '@/lib/navigation/exam-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import type { StoreMapProps } from '@/lib/stores/store-map-props';
import { Heading } from '@/ui/layout/heading';
import { usePageLocation } from '../../navigation/page-location';
import { WithMessages } from '../shared/lazy-messages';

const StoreMap = lazyWithRetry(
  async () => (await import('@/features/store-map/components/store-map')).StoreMap,
);

/** The finder with its map. */
export function ComposedFinder() {
  const { pathname, search } = usePageLocation();
  const site = useSite();
  const isAudio = isAudioVariant(`${pathname}?${search}`);
  return (
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
            <>
              <Trans>Try frames on, have your glasses adjusted, or have your eyes examined.</Trans>{' '}
              <PageLink href={examPaths.examPage(site)} className="link-inline">
                <Trans>About eye exams</Trans>
              </PageLink>
            </>
          )}
        </p>
      }
      renderMap={renderMap}
    />
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
