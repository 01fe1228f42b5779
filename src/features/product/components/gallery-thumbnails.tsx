import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef } from 'react';
import { nextTab } from '@/ui/disclosure/next-tab';
import { ProductImage } from '@/ui/display/product-image';
import { cx } from '@/ui/lib/cx';
import type { Shot } from '../api/to-gallery';
import { useShotName } from '../hooks/use-shot-name';

export interface GalleryThumbnailsProps {
  shots: readonly Shot[];
  activeIndex: number;
  goTo: (index: number) => void;
}

/** Gallery thumbnails, on desktop only. A toolbar with a roving tabindex. */
export function GalleryThumbnails({ shots, activeIndex, goTo }: GalleryThumbnailsProps) {
  const { t } = useLingui();
  const shotName = useShotName();
  const toolbar = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const nextIndex = nextTab(event.key, activeIndex, shots.length);
    if (nextIndex === undefined) return;
    event.preventDefault();
    goTo(nextIndex);
    toolbar.current?.querySelectorAll('button')[nextIndex]?.focus();
  };

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={t`Views`}
      onKeyDown={handleKeyDown}
      className="mt-3 grid grid-cols-8 gap-2 max-lg:hidden noscript:hidden"
    >
      {shots.map((shot, index) => (
        <button
          key={shot.type}
          type="button"
          aria-label={shotName(shot.type)}
          aria-pressed={index === activeIndex}
          tabIndex={index === activeIndex ? 0 : -1}
          onClick={() => goTo(index)}
          className={cx(
            'grid min-h-11 rounded-md border',
            index === activeIndex ? 'border-ink' : 'border-transparent hover:border-line-strong',
          )}
        >
          <ProductImage src={shot.src} alt="" as="span" />
        </button>
      ))}
    </div>
  );
}
