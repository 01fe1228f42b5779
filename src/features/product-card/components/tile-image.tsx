import { type ReactNode, useState } from 'react';
import { ProductImage } from '@/ui/display/product-image';
import { cx } from '@/ui/lib/cx';
import type { TileColor } from '../api/product-tile';
import { useHoverImage } from '../api/use-hover-image';
import { usePictureText } from '../hooks/use-picture-text';

export interface TileImageProps {
  color: TileColor;
  /** Shows the three-quarter image once it has loaded. */
  hovered: boolean;
  /** A button covers the corner. Images are equally tall with and without one. */
  hasCornerAction: boolean;
  priority?: boolean | undefined;
  sizes?: string | undefined;
  children: ReactNode;
}

/** Shows the frame from the front, or from three-quarters on hover. */
export function TileImage({ color, hovered, hasCornerAction, priority, sizes, children }: TileImageProps) {
  const [loadedImage, setLoadedImage] = useState<string>();
  const hoverImage = useHoverImage(color.upc, hovered);
  const showsHoverImage = hovered && hoverImage !== undefined && loadedImage === hoverImage;

  return (
    <ProductImage
      {...{ src: color.image, sizes, priority }}
      alt={usePictureText(color)}
      className={cx(
        'corner-room [&>img]:transition-opacity',
        hasCornerAction && 'corner-taken',
        showsHoverImage && '[&>img:first-child]:opacity-0',
      )}
    >
      {hoverImage ? (
        <img
          src={hoverImage}
          alt=""
          width={900}
          height={600}
          decoding="async"
          onLoad={() => setLoadedImage(hoverImage)}
          className={showsHoverImage ? undefined : 'opacity-0'}
        />
      ) : null}
      {children}
    </ProductImage>
  );
}
