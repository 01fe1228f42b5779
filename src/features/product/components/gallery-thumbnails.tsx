import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef } from 'react';
import { nextTab } from '@/ui/disclosure/next-tab';
import { ProductImage } from '@/ui/display/product-image';
import { cx } from '@/ui/lib/cx';
import type { Shot } from '../api/to-gallery';
import { useShotName } from './use-shot-name';

export interface GalleryThumbnailsProps {
  shots: readonly Shot[];
  shown: number;
  show: (index: number) => void;
}

/** Gallery thumbnails, on desktop only. A toolbar with a roving tabindex. */
export function GalleryThumbnails({ shots, shown, show }: GalleryThumbnailsProps) {
  const { t } = useLingui();
  const shotName = useShotName();
  const bar = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const to = nextTab(event.key, shown, shots.length);
    if (to === undefined) return;
    event.preventDefault();
    show(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t`Views`}
      onKeyDown={move}
      className="mt-3 grid grid-cols-8 gap-2 max-lg:hidden noscript:hidden"
    >
      {shots.map((shot, index) => (
        <button
          key={shot.type}
          type="button"
          aria-label={shotName(shot.type)}
          aria-pressed={index === shown}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => show(index)}
          className={cx(
            'grid min-h-11 rounded-md border',
            index === shown ? 'border-ink' : 'border-transparent hover:border-line-strong',
          )}
        >
          <ProductImage src={shot.src} alt="" />
        </button>
      ))}
    </div>
  );
}
