import { clearLenses, type HingeEnds, hingeEnds, lensMask, opaqueBox, type PixelBox } from './frame-pixels';

/** The picture of a frame from the front, and where the frame is in it. */
export interface FramePicture {
  /** All but the tinted lenses. */
  image: HTMLCanvasElement;
  /** Tinted lenses, which darken their background; undefined without a tint. */
  lenses: HTMLCanvasElement | undefined;
  box: PixelBox;
  hinges: HingeEnds;
}

/** Width to which a picture is scaled in pixels; more cannot be seen on a face. */
const WIDTH = 1000;

/**
 * Loads the picture of a frame. It must have a transparent background.
 *
 * @param hasReflections true for product pictures; the try-on's drawing has none.
 * @throws when it cannot be loaded or shows nothing.
 */
export async function loadFramePicture(src: string, hasReflections: boolean): Promise<FramePicture> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const height = Math.round((WIDTH * picture.naturalHeight) / picture.naturalWidth);
  const whole = canvasOf(WIDTH, height);
  whole.context.drawImage(picture, 0, 0, WIDTH, height);
  const pixels = whole.context.getImageData(0, 0, WIDTH, height);
  const box = opaqueBox(pixels);
  if (!box) throw new Error('an empty picture');
  const hinges = hingeEnds(pixels, box);
  if (hasReflections) clearLenses(pixels.data);
  const lenses = takeLenses(pixels, box);
  whole.context.putImageData(pixels, 0, 0);
  return { image: whole.canvas, lenses, box, hinges };
}

/** Takes the lenses out of a picture. @returns them alone. */
function takeLenses({ data, width, height }: ImageData, box: PixelBox): HTMLCanvasElement | undefined {
  const mask = lensMask({ data, width, height }, box);
  if (!mask.includes(1)) return undefined;
  const { canvas, context } = canvasOf(width, height);
  const lenses = new ImageData(width, height);
  mask.forEach((isLens, pixel) => {
    if (!isLens) return;
    lenses.data.set(data.subarray(pixel * 4, pixel * 4 + 4), pixel * 4);
    data[pixel * 4 + 3] = 0;
  });
  context.putImageData(lenses, 0, 0);
  return canvas;
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}
