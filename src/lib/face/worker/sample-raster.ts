/** A picture, row by row. */
export interface Raster {
  data: ArrayLike<number>;
  width: number;
  height: number;
  /** Values of a pixel; the first three are its color. */
  channels: 3 | 4;
}

/** A square part of a picture in pixels. It may reach beyond the picture. */
export interface Square {
  left: number;
  top: number;
  size: number;
}

interface SampleOptions {
  /** Size of the result, in pixels. */
  size: number;
  /** Each value is multiplied and moved. Beyond the picture it is 0. */
  multiply: number;
  add?: number;
  isFlipped?: boolean;
}

/** Samples the whole picture into a square, which the network for faces requires. */
export function sampleWhole(raster: Raster, options: SampleOptions): Float32Array {
  const stepX = raster.width / options.size;
  const stepY = raster.height / options.size;
  return sample(raster, { x: 0, y: 0, stepX, stepY }, options);
}

/** Samples a part of the picture, from the middle of its first pixel to that of its last one. */
export function sampleSquare(raster: Raster, { left, top, size }: Square, options: SampleOptions) {
  const { width, height } = raster;
  const last = options.size - 1;
  // Same as TensorFlow's cropAndResize, with which the networks were trained.
  const x = (left / width) * (width - 1);
  const y = (top / height) * (height - 1);
  const stepX = ((size / width) * (width - 1)) / last;
  const stepY = ((size / height) * (height - 1)) / last;
  return options.isFlipped
    ? sample(raster, { x: x + stepX * last, y, stepX: -stepX, stepY }, options)
    : sample(raster, { x, y, stepX, stepY }, options);
}

/** Positions of the samples, in pixels of the picture. */
interface Grid {
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

/** Samples the colors bilinearly. */
function sample(raster: Raster, grid: Grid, { size, multiply, add = 0 }: SampleOptions): Float32Array {
  const { data, width, height, channels } = raster;
  const result = new Float32Array(size * size * 3);
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    const y = grid.y + row * grid.stepY;
    const top = Math.floor(y);
    const weightY = y - top;
    const rowAbove = top * width;
    const rowBelow = Math.min(height - 1, top + 1) * width;
    for (let column = 0; column < size; column += 1, at += 3) {
      const x = grid.x + column * grid.stepX;
      const left = Math.floor(x);
      if (top < 0 || top >= height || left < 0 || left >= width) continue;
      const weightX = x - left;
      const right = Math.min(width - 1, left + 1);
      const [a, b] = [(rowAbove + left) * channels, (rowAbove + right) * channels];
      const [c, d] = [(rowBelow + left) * channels, (rowBelow + right) * channels];
      for (let color = 0; color < 3; color += 1) {
        const above = mix(data[a + color], data[b + color], weightX);
        const below = mix(data[c + color], data[d + color], weightX);
        result[at + color] = mix(above, below, weightY) * multiply + add;
      }
    }
  }
  return result;
}

const mix = (from: number | undefined = 0, to: number | undefined = 0, weight: number) =>
  from + (to - from) * weight;
