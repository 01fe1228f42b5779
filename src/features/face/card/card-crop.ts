import type { CardPlace } from '@/domain/face/card/card';
import type { Picture } from '@/domain/face/measure-face';

/** A rectangle of the picture in pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Search area around the expected card, as multiples of its size; the shopper may hold it a little to the side or lower. */
const AROUND = { width: 1.5, above: 0.9, below: 1.1 };

/** Returns the part of a picture in which the shopper marks the card. */
export function cardCrop(place: CardPlace, picture: Picture): Crop {
  const left = Math.max(0, Math.round(place.x - (place.width * AROUND.width) / 2));
  const top = Math.max(0, Math.round(place.y - place.height * AROUND.above));
  const right = Math.min(picture.width, Math.round(place.x + (place.width * AROUND.width) / 2));
  const bottom = Math.min(picture.height, Math.round(place.y + place.height * AROUND.below));
  return { left, top, width: right - left, height: bottom - top };
}
