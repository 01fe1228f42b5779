import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useNearViewport } from '@/lib/hydration/use-near-viewport';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { SectionHeader } from '@/ui/layout/section-header';
import { type ComparedFrame, MAX_SIMILAR } from '../api/similar-frames';
import { useSimilarFrames } from '../api/use-similar-frames';
import { TileStrip } from './tile-strip';

/** Render slots for a product tile and its skeleton. */
export interface TileSlots {
  renderTile: (product: CatalogSearchProduct) => ReactNode;
  placeholder: ReactNode;
}

export interface SimilarFramesProps extends TileSlots {
  /** Must be a stable object. */
  frame: ComparedFrame;
}

/** Shows similar frames. They load when the shopper approaches; the link works at all times. */
export function SimilarFrames({ frame, renderTile, placeholder }: SimilarFramesProps) {
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
          <Button variant="link" onClick={similar.retry}>
            <Trans>Try again</Trans>
          </Button>
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
