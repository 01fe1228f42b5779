import {
  clearLenses,
  type HingeEnds,
  hingeEnds,
  opaqueBox,
  type PixelBox,
  type Pixels,
} from './frame-pixels';

/** The picture of a frame from the front, and where the frame is in it. */
export interface FramePicture {
  image: HTMLCanvasElement;
  box: PixelBox;
  hinges: HingeEnds;
}

/** Width to which a picture is scaled in pixels; more cannot be seen on a face. */
const WIDTH = 1000;

/**
 * Loads the picture of a frame. It must have a transparent background.
 *
 * @param hasReflections as product pictures do; the try-on's own drawing has none.
 * @throws when it cannot be loaded or shows nothing.
 */
export async function loadFramePicture(src: string, hasReflections: boolean): Promise<FramePicture> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const image = document.createElement('canvas');
  image.width = WIDTH;
  image.height = Math.round((WIDTH * picture.naturalHeight) / picture.naturalWidth);
  const context = image.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, image.width, image.height);
  const pixels: Pixels = context.getImageData(0, 0, image.width, image.height);
  const box = opaqueBox(pixels);
  if (!box) throw new Error('an empty picture');
  const hinges = hingeEnds(pixels, box);
  if (hasReflections) {
    clearLenses(pixels.data);
    context.putImageData(pixels as ImageData, 0, 0);
  }
  return { image, box, hinges };
}
