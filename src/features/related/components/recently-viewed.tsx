import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '@/lib/hydration/use-near-viewport';
import { recentlyViewed } from '@/lib/recently-viewed/recently-viewed';
import { useRecentlyViewed } from '@/lib/recently-viewed/use-recently-viewed';
import { Button } from '@/ui/actions/button';
import { SectionHeader } from '@/ui/layout/section-header';
import type { TileSlots } from './similar-frames';
import { TileStrip } from './tile-strip';

export interface RecentlyViewedProps extends TileSlots {
  /** UPC of the frame on this page, which is not shown. */
  current: string;
}

/** Shows the frames that were seen last in this browser, with a button that clears them; nothing without any. */
export function RecentlyViewed(props: RecentlyViewedProps) {
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
