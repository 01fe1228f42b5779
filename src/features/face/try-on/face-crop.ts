import type { FramePlacement } from './frame-placement';

/** A rectangle of a picture in pixels. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Area around a face to show, in millimeters: from above the hair to below the chin. */
const SHOWN = { height: 290, width: 205 };
/** The middle of a head lies below its eyes, in millimeters. */
const MIDDLE_BELOW_EYES = 12;

/** Returns the largest rectangle of a form in the middle of a picture. @param aspect width by height. */
export function wholeCrop({ width, height }: Size, aspect: number): Crop {
  const cropWidth = Math.min(width, height * aspect);
  const cropHeight = cropWidth / aspect;
  return { x: (width - cropWidth) / 2, y: (height - cropHeight) / 2, width: cropWidth, height: cropHeight };
}

/** Returns the rectangle that shows a face large, inside the picture. */
export function faceCrop({ x, y, scale }: FramePlacement, picture: Size, aspect: number): Crop {
  const whole = wholeCrop(picture, aspect);
  const needed = Math.max(SHOWN.height, SHOWN.width / aspect) * scale;
  const height = Math.min(whole.height, needed);
  const width = height * aspect;
  const inside = (value: number, most: number) => Math.max(0, Math.min(most, value));
  return {
    x: inside(x - width / 2, picture.width - width),
    y: inside(y + MIDDLE_BELOW_EYES * scale - height / 2, picture.height - height),
    width,
    height,
  };
}

/** Follows a face slowly, as a camera operator does. @param weight of the new one, 0 to 1. */
export function mixCrops(from: Crop, to: Crop, weight: number): Crop {
  const mix = (a: number, b: number) => a + (b - a) * weight;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
