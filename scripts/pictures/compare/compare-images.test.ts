import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compareImages } from './compare-images';

const WHITE = [255, 255, 255];
const INK = [26, 26, 23];
const BLUE = [0, 0, 200];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  color: number[];
}

/** A white picture of 40 × 60 pixels with these boxes. */
function picture(boxes: Box[], height = 60): Buffer {
  const image = new PNG({ width: 40, height });
  const fill = ({ x, y, width, height: boxHeight, color }: Box) => {
    for (let row = y; row < y + boxHeight; row += 1)
      for (let column = x; column < x + width; column += 1)
        image.data.set([...color, 255], 4 * (row * image.width + column));
  };
  for (const box of [{ x: 0, y: 0, width: 40, height, color: WHITE }, ...boxes]) fill(box);
  return PNG.sync.write(image);
}

const box = (y: number, color = INK): Box => ({ x: 10, y, width: 8, height: 4, color });

describe('two pictures', () => {
  it('that look the same have no change', () => {
    expect(compareImages(picture([box(10)]), picture([box(10)]))).toBeUndefined();
    expect(compareImages(picture([box(10)]), picture([box(10, [26, 26, 24])]))).toBeUndefined();
  });

  it('that differ in a color say which', () => {
    const change = compareImages(picture([box(10), box(40)]), picture([box(10, BLUE), box(40, BLUE)]));
    expect(change).toMatchObject({ pixels: 64, colors: '#1a1a17 → #0000c8' });
  });

  it('of different heights differ in what one of them lacks', () => {
    const change = compareImages(picture([box(10)]), picture([box(10)], 61));
    expect(change?.pixels).toBe(40);
    expect(PNG.sync.read(change?.difference ?? Buffer.alloc(0))).toMatchObject({ width: 40, height: 61 });
  });

  it('have the same part where the same thing changed elsewhere', () => {
    const partAt = (y: number) => compareImages(picture([]), picture([box(y)]))?.part;
    expect(partAt(10)).toBe(partAt(30));
    expect(partAt(10)).not.toBe(compareImages(picture([]), picture([box(10, BLUE)]))?.part);
  });
});
