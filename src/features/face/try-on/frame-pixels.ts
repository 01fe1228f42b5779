export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** A rectangle in pixels. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Less opaque pixels are the shadow around a frame. */
const LEAST_ALPHA = 80;
/** Brighter translucent pixels are reflections on the lenses: on a face, eyes must be seen through them. */
const REFLECTION = { brightness: 150, opacity: 0.3 };

/** Returns the smallest rectangle around everything that is opaque. */
export function opaqueBox({ data, width, height }: Pixels): PixelBox | undefined {
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
export function clearLenses(data: Uint8ClampedArray): void {
  for (let start = 0; start < data.length; start += 4) {
    const alpha = data[start + 3] ?? 0;
    const brightness = Math.min(data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0);
    if (alpha < LEAST_ALPHA) data[start + 3] = 0;
    else if (alpha < 255 && brightness > REFLECTION.brightness) data[start + 3] = alpha * REFLECTION.opacity;
  }
}

/** Positions where the temples begin. */
export interface HingeEnds {
  /** Above the middle of the frame and thickness, in widths of the frame. */
  above: number;
  thickness: number;
  /** Mean color there, as a CSS color. */
  color: string;
}

/** Outermost fraction of a frame's width, which its hinges take. */
const EDGE = 0.025;

/** Finds the hinges: the outermost points on both sides. */
export function hingeEnds({ data, width }: Pixels, box: PixelBox): HingeEnds {
  const columns = Math.max(1, Math.round(box.width * EDGE));
  const sums = { y: 0, red: 0, green: 0, blue: 0, count: 0 };
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let column = 0; column < columns; column += 1)
      for (const x of [box.x + column, box.x + box.width - 1 - column]) {
        const start = (y * width + x) * 4;
        if ((data[start + 3] ?? 0) < LEAST_ALPHA) continue;
        sums.y += y;
        sums.red += data[start] ?? 0;
        sums.green += data[start + 1] ?? 0;
        sums.blue += data[start + 2] ?? 0;
        sums.count += 1;
      }
  const mean = (sum: number) => sum / Math.max(1, sums.count);
  return {
    above: (box.y + box.height / 2 - mean(sums.y)) / box.width,
    thickness: sums.count / (2 * columns) / box.width,
    color: `#${[sums.red, sums.green, sums.blue].map((sum) => hexByte(mean(sum))).join('')}`,
  };
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** Points that are certainly inside both lenses, in fractions of the frame's width and height. */
const LENS_MIDDLES = [
  { across: 0.25, down: 0.5 },
  { across: 0.75, down: 0.5 },
];
/** A lens goes on as long as no value changes by more from pixel to pixel: at its rim, all of them do. */
const LENS_STEP = 16;
/** A lens lets some light through. */
const MOST_LENS_ALPHA = 250;

/** Finds the tinted lenses. @returns 1 for each of their pixels. */
export function lensMask({ data, width }: Pixels, box: PixelBox): Uint8Array {
  const mask = new Uint8Array(data.length / 4);
  const isLens = (pixel: number) => {
    const alpha = data[pixel * 4 + 3] ?? 0;
    return alpha > 0 && alpha < MOST_LENS_ALPHA;
  };
  const goesOn = (from: number, to: number) =>
    [0, 1, 2, 3].every(
      (value) => Math.abs((data[from * 4 + value] ?? 0) - (data[to * 4 + value] ?? 0)) <= LENS_STEP,
    );
  const open = LENS_MIDDLES.map(
    ({ across, down }) =>
      (box.y + Math.floor(box.height * down)) * width + box.x + Math.floor(box.width * across),
  ).filter(isLens);
  for (const start of open) mask[start] = 1;
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop())
    for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width])
      if (mask[next] === 0 && isLens(next) && goesOn(pixel, next)) {
        mask[next] = 1;
        open.push(next);
      }
  return mask;
}
