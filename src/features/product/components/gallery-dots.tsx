import { cx } from '@/ui/lib/cx';
import type { GalleryThumbnailsProps } from './gallery-thumbnails';
import { PictureToolbar } from './picture-toolbar';

/** Dots under the strip of pictures, on phones and tablets (000 §9). */
export function GalleryDots(props: GalleryThumbnailsProps) {
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
