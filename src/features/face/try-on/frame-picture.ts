/** The front picture of a frame, and where the frame is in it. */
export interface FramePicture {
  image: HTMLCanvasElement;
  /** Pixels of the image. */
  box: { x: number; y: number; width: number; height: number };
}

/** Width in which a picture is kept in pixels; more cannot be seen on a face. */
const WIDTH = 1000;
/** Less opaque pixels are the shadow around a frame. */
const LEAST_ALPHA = 40;
/** Brighter translucent pixels are reflections on the lenses: on a face, eyes must be seen through them. */
const REFLECTION = { brightness: 150, opacity: 0.3 };

/**
 * Loads the front picture of a frame. It must have a transparent background.
 *
 * @throws when it cannot be loaded or shows nothing.
 */
export async function loadFramePicture(src: string): Promise<FramePicture> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const image = document.createElement('canvas');
  image.width = WIDTH;
  image.height = Math.round((WIDTH * picture.naturalHeight) / picture.naturalWidth);
  const context = image.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, image.width, image.height);
  const pixels = context.getImageData(0, 0, image.width, image.height);
  const box = opaqueBox(pixels);
  if (!box) throw new Error('an empty picture');
  clearLenses(pixels.data);
  context.putImageData(pixels, 0, 0);
  return { image, box };
}

/** The smallest rectangle around everything that is opaque. */
export function opaqueBox({ data, width, height }: ImageData): FramePicture['box'] | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < LEAST_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Leaves a hint of the reflections, and nothing of the shadow. */
function clearLenses(data: Uint8ClampedArray): void {
  for (let start = 0; start < data.length; start += 4) {
    const alpha = data[start + 3] ?? 0;
    const brightness = Math.min(data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0);
    if (alpha < LEAST_ALPHA) data[start + 3] = 0;
    else if (alpha < 255 && brightness > REFLECTION.brightness) data[start + 3] = alpha * REFLECTION.opacity;
  }
}
