import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, Suspense, type TouchEvent, useState } from 'react';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { IconButton } from '@/ui/actions/icon-button';
import { nextTab } from '@/ui/disclosure/next-tab';
import { ProductImage } from '@/ui/display/product-image';
import { SearchIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import { useCarousel } from '@/ui/lib/use-carousel';
import type { Shot } from '../api/to-gallery';
import { useDoubleClick } from '../hooks/use-double-click';
import { useShotName } from '../hooks/use-shot-name';
import { GalleryThumbnails, type GalleryThumbnailsProps } from './gallery-thumbnails';
import { PictureCount } from './picture-count';
import { PictureToolbar } from './picture-toolbar';
import { ShareButton } from './share-button';

const GalleryZoom = lazyWithRetry(async () => (await import('./gallery-zoom')).GalleryZoom);

export interface ProductGalleryProps {
  /** Brand and name of the product. */
  name: string;
  /** Color and shape; may be empty. */
  look: string;
  upc: string;
  shots: readonly Shot[];
}

/**
 * Renders the product gallery (000 §2): a native scrolling carousel, so that it works before hydration. Swipe and dots on
 * phones and tablets, thumbnails elsewhere, and arrow keys. Double click or pinch opens the full-screen view.
 */
export function ProductGallery({ name, look, upc, shots }: ProductGalleryProps) {
  const { t } = useLingui();
  const shotName = useShotName();
  const lookNote = look && ` (${look})`;
  const { carouselProps, activeIndex, goTo } = useCarousel(shots.length);
  const [zoomed, setZoomed] = useState(false);
  const openZoom = () => setZoomed(true);
  const onClick = useDoubleClick(openZoom);
  const count = shots.length;
  const place = activeIndex + 1;

  const handleKeyDown = (event: KeyboardEvent) => {
    const nextIndex = nextTab(event.key, activeIndex, count);
    if (nextIndex === undefined) return;
    event.preventDefault();
    goTo(nextIndex);
  };

  if (count === 0) return <ProductImage alt="" priority />;
  return (
    <section aria-label={t`Pictures of ${name}`} className="min-w-0">
      <div className="relative overflow-hidden bg-well max-lg:-mx-5 max-lg:sm:-mx-8 lg:rounded-md">
        <ul
          {...carouselProps}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling regions must be reachable by keyboard
          tabIndex={0}
          aria-label={t`Pictures, move with the arrow keys`}
          onKeyDown={handleKeyDown}
          onClick={onClick}
          data-replay-clicks=""
          onTouchMove={(event: TouchEvent) => event.touches.length === 2 && openZoom()}
          className="flex touch-pan-x touch-pan-y snap-x snap-mandatory overflow-x-auto overscroll-x-contain outline-offset-[-2px] [scrollbar-width:none] noscript:[scrollbar-width:auto] motion-safe:scroll-smooth"
        >
          {shots.map((shot, index) => (
            <li key={shot.type} className="w-full shrink-0 snap-center">
              <ProductImage
                src={shot.src}
                alt={`${name}, ${shotName(shot.type)}${lookNote}`}
                priority={index === 0}
                className="rounded-none"
              />
            </li>
          ))}
        </ul>
        <div className="absolute top-3 right-3 flex gap-2">
          <ShareButton name={name} upc={upc} />
          <IconButton
            label={t`Show on the whole screen`}
            icon={<SearchIcon />}
            raised
            {...dialogTrigger(GalleryZoom.preload)}
            onClick={openZoom}
            className="noscript:hidden"
          />
        </div>
        <p className="absolute right-3 bottom-3 rounded-full bg-paper px-2.5 py-0.5 text-xs lg:hidden noscript:hidden">
          <PictureCount place={place} count={count} />
        </p>
      </div>
      {count > 1 ? (
        <>
          <GalleryDots {...{ shots, activeIndex, goTo }} />
          <GalleryThumbnails {...{ shots, activeIndex, goTo }} />
        </>
      ) : null}
      {zoomed ? (
        <Suspense fallback={null}>
          <GalleryZoom {...{ name, lookNote, shots, activeIndex, goTo }} onClose={() => setZoomed(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Dots under the strip of pictures, on phones and tablets (000 §9). */
function GalleryDots(props: GalleryThumbnailsProps) {
  return (
    <PictureToolbar
      {...props}
      className="mx-auto flex max-w-88 lg:hidden noscript:hidden"
      buttonClassName={() => 'grid h-11 min-w-[24px] flex-1 place-items-center rounded-sm'}
      renderContent={(_, active) => (
        <span
          className={cx(
            'block rounded-full transition-[width,background-color]',
            active ? 'h-2 w-5 bg-ink' : 'size-2 bg-line-strong',
          )}
        />
      )}
    />
  );
}
