import { type ReactNode, useState } from 'react';
import { ProductImage } from '@/ui/display/product-image';
import { cx } from '@/ui/lib/cx';
import type { TileColor } from '../api/product-tile';
import { useTurnedPicture } from '../api/use-turned-picture';

export interface TilePictureProps {
  color: TileColor;
  /** Shows the three-quarter image once it has loaded. */
  turned: boolean;
  /** A button covers the corner. Images are equally tall with and without one. */
  cornerTaken: boolean;
  priority?: boolean | undefined;
  sizes?: string | undefined;
  children: ReactNode;
}

/** The frame from the front, or from three-quarters on hover. */
export function TilePicture({ color, turned, cornerTaken, priority, sizes, children }: TilePictureProps) {
  const [arrived, setArrived] = useState<string>();
  const picture = useTurnedPicture(color.upc, turned);
  const showsTurned = turned && picture !== undefined && arrived === picture;

  return (
    <ProductImage
      {...{ src: color.image, sizes, priority }}
      // Decorative: the name follows.
      alt=""
      className={cx(
        'corner-room [&>img]:transition-opacity',
        cornerTaken && 'corner-taken',
        showsTurned && '[&>img:first-child]:opacity-0',
      )}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={900}
          height={600}
          decoding="async"
          onLoad={() => setArrived(picture)}
          className={showsTurned ? undefined : 'opacity-0'}
        />
      ) : null}
      {children}
    </ProductImage>
  );
}
