import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useNearViewport } from '@/lib/hydration/use-near-viewport';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { recentlyViewed, recordView } from '@/lib/recently-viewed/recently-viewed';
import { useRecentlyViewed } from '@/lib/recently-viewed/use-recently-viewed';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { RetryButton } from '@/ui/actions/retry-button';
import { SectionHeader } from '@/ui/layout/section-header';
import { Stack } from '@/ui/layout/stack';
import { type ComparedFrame, MAX_SIMILAR } from '../api/similar-frames';
import { useSimilarFrames } from '../api/use-similar-frames';

export interface RelatedFramesProps extends TileSlots {
  upc: string;
  /** Undefined for a frame without shape or width, which has no similar ones. Must be a stable object. */
  frame: ComparedFrame | undefined;
}

/** Shows similar frames, and those seen recently, below a frame. Remembers this one. */
export function RelatedFrames({ upc, frame, ...slots }: RelatedFramesProps) {
  const hydrated = useHydrated();
  useEffect(() => recordView(upc), [upc]);
  return (
    <Stack gap="xl">
      {frame ? <SimilarFrames key={upc} frame={frame} {...slots} /> : null}
      {/* The server does not know them. */}
      {hydrated ? <RecentlyViewed key={`seen ${upc}`} current={upc} {...slots} /> : null}
    </Stack>
  );
}

interface RecentlyViewedProps extends TileSlots {
  /** UPC of the frame on this page, which is not shown. */
  current: string;
}

/** Shows the frames that were seen last in this browser, with a button that clears them; nothing without any. */
function RecentlyViewed(props: RecentlyViewedProps) {
  const clearedRef = useRef<HTMLParagraphElement>(null);
  const [cleared, setCleared] = useState(false);
  const { count } = useRecentlyViewed({ except: props.current, enabled: false });
  // The clicked button has gone.
  useEffect(() => {
    if (cleared) clearedRef.current?.focus();
  }, [cleared]);
  const clear = () => {
    recentlyViewed.clear();
    setCleared(true);
  };
  if (cleared) {
    return (
      <p ref={clearedRef} tabIndex={-1} className="text-ink-soft">
        <Trans>The list of frames that you saw is cleared.</Trans>
      </p>
    );
  }
  // Renders not even an empty section, because its margins would move the content below.
  return count === 0 ? null : <ViewedFrames {...props} onClear={clear} />;
}

function ViewedFrames({
  current,
  renderTile,
  placeholder,
  onClear,
}: RecentlyViewedProps & { onClear: () => void }) {
  const { t } = useLingui();
  const sectionRef = useRef<HTMLElement>(null);
  const isNear = useNearViewport(sectionRef);
  const { count, products, failed } = useRecentlyViewed({ except: current, enabled: isNear });
  const isEmpty = products?.length === 0 || failed;
  return (
    <section ref={sectionRef} aria-labelledby={isEmpty ? undefined : 'seen'} aria-busy={isNear && !products}>
      {isEmpty ? null : (
        <>
          <SectionHeader
            id="seen"
            title={<Trans>Seen recently</Trans>}
            intro={<Trans>Stored in this browser only.</Trans>}
            action={
              <Button variant="link" className="shrink-0" onClick={onClear}>
                <Trans>Clear the list</Trans>
              </Button>
            }
          />
          <TileStrip label={t`Seen recently`}>
            {products
              ? products.map((product) => (
                  <li key={product.uniqueID} className="min-w-0">
                    {renderTile(product)}
                  </li>
                ))
              : Array.from({ length: count }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all the same
                  <li key={index} aria-hidden="true">
                    {placeholder}
                  </li>
                ))}
          </TileStrip>
        </>
      )}
    </section>
  );
}

/** Render slots for a product tile and its skeleton. */
interface TileSlots {
  renderTile: (product: CatalogSearchProduct) => ReactNode;
  placeholder: ReactNode;
}

interface SimilarFramesProps extends TileSlots {
  /** Must be a stable object. */
  frame: ComparedFrame;
}

/** Shows similar frames. They load when the shopper approaches; the link works at all times. */
function SimilarFrames({ frame, renderTile, placeholder }: SimilarFramesProps) {
  const site = useSite();
  const { t } = useLingui();
  const sectionRef = useRef<HTMLElement>(null);
  const isNear = useNearViewport(sectionRef);
  const similar = useSimilarFrames(frame, isNear);
  const { kind, shape } = frame;
  const loading = similar.state === 'loading';
  return (
    <section ref={sectionRef} aria-labelledby="similar" aria-busy={isNear && loading}>
      <SectionHeader
        id="similar"
        title={<Trans>Similar frames</Trans>}
        intro={<Trans>The same shape, about as wide and at about the same price.</Trans>}
        action={
          <ButtonLink
            variant="link"
            className="shrink-0"
            render={<PageLink href={sitePaths.listing(site, kind, [`FRAME_SHAPE:${shape}`])} />}
          >
            <Trans>All of this shape</Trans>
          </ButtonLink>
        }
      />
      {similar.state === 'failed' ? (
        <Place>
          <p>
            <Trans>These frames did not load.</Trans>
          </p>
          <RetryButton onClick={similar.retry} />
        </Place>
      ) : null}
      {similar.state === 'ready' && similar.products.length === 0 ? (
        <Place>
          <p>
            <Trans>No other frame comes this close.</Trans>
          </p>
        </Place>
      ) : null}
      {loading || (similar.state === 'ready' && similar.products.length > 0) ? (
        <TileStrip label={t`Similar frames`}>
          {similar.state === 'ready'
            ? similar.products.map((product) => (
                <li key={product.uniqueID} className="min-w-0">
                  {renderTile(product)}
                </li>
              ))
            : Array.from({ length: MAX_SIMILAR }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all the same
                <li key={index} aria-hidden="true" className="noscript:hidden">
                  {placeholder}
                </li>
              ))}
        </TileStrip>
      ) : null}
    </section>
  );
}

/** Reserves the height of the strip. */
function Place({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="mt-6 min-h-96">
      {children}
    </div>
  );
}

/**
 * Shows product tiles in a row that scrolls sideways. It has the height of a tall tile, so that nothing moves when they load.
 */
function TileStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role from lists without bullets
      role="list"
      aria-label={label}
      className="-mx-5 mt-6 flex min-h-96 snap-x scroll-px-5 gap-4 overflow-x-auto px-5 pb-2 sm:-mx-8 sm:scroll-px-8 sm:gap-6 sm:px-8 lg:-mx-1 lg:scroll-px-1 lg:px-1 [&>li]:w-60 [&>li]:shrink-0 [&>li]:snap-start lg:[&>li]:w-[calc((100%-4.5rem)/4)]"
    >
      {children}
    </ul>
  );
}
