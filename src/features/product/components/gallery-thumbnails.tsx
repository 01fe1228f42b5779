import { ProductImage } from '@/ui/display/product-image';
import { cx } from '@/ui/lib/cx';
import type { Shot } from '../api/to-gallery';
import { PictureToolbar } from './picture-toolbar';

export interface GalleryThumbnailsProps {
  shots: readonly Shot[];
  activeIndex: number;
  goTo: (index: number) => void;
}

/** Renders the gallery thumbnails, on desktop only. */
export function GalleryThumbnails(props: GalleryThumbnailsProps) {
  return (
    <PictureToolbar
      {...props}
      className="mt-3 grid grid-cols-8 gap-2 max-lg:hidden noscript:hidden"
      buttonClassName={(active) =>
        cx(
          'grid min-h-11 rounded-md border',
          active ? 'border-ink' : 'border-transparent hover:border-line-strong',
        )
      }
      renderContent={({ src }) => <ProductImage src={src} alt="" as="span" />}
    />
  );
}
