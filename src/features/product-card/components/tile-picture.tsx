import { type ReactNode, useState } from 'react';
import { ProductImage } from '@/ui/display/product-image';
import { cx } from '@/ui/lib/cx';
import type { TileColour } from '../api/product-tile';
import { useTurnedPicture } from '../api/use-turned-picture';

export interface TilePictureProps {
  colour: TileColour;
  /** The frame turns to three-quarters, once that picture has come. */
  turned: boolean;
  /** A button stands in its corner; pictures of every tile are equally tall, also where none does. */
  cornerTaken: boolean;
  priority?: boolean | undefined;
  sizes?: string | undefined;
  children: ReactNode;
}

/** The frame from the front or, on demand, from three-quarters. */
export function TilePicture({ colour, turned, cornerTaken, priority, sizes, children }: TilePictureProps) {
  const [arrived, setArrived] = useState<string>();
  const picture = useTurnedPicture(colour.upc, turned);
  const showsTurned = turned && picture !== undefined && arrived === picture;

  return (
    <ProductImage
      {...{ src: colour.image, sizes, priority }}
      // The name beside it says the same.
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
