import { expect, test } from 'vitest';
import { clearLenses, hingeEnds, lensMask, opaqueBox } from './frame-pixels';

/** Creates a picture by rows: # is an opaque dark red, + a bright translucent pixel, s shadow, . nothing. */
function picture(...rows: string[]) {
  const pixels = { '#': [100, 0, 10, 255], '+': [250, 250, 250, 120], s: [0, 0, 0, 70], '.': [0, 0, 0, 0] };
  const data = rows.flatMap((row) => [...row].flatMap((sign) => pixels[sign as keyof typeof pixels]));
  return { data: Uint8ClampedArray.from(data), width: rows[0]?.length ?? 0, height: rows.length };
}

const FRAME = picture('..........', '.########.', '..#++++#..', '..######..', '.sssssss..');

test('finds the frame without its shadow', () => {
  expect(opaqueBox(FRAME)).toEqual({ x: 1, y: 1, width: 8, height: 3 });
  expect(opaqueBox(picture('..', 's.'))).toBeUndefined();
});

test('finds the hinges: outermost on both sides, here in the first of three rows', () => {
  expect(hingeEnds(FRAME, { x: 1, y: 1, width: 8, height: 3 })).toEqual({
    above: 1.5 / 8,
    thickness: 1 / 8,
    color: `#${['64', '00', '0a'].join('')}`,
  });
});

test('leaves a hint of reflections, and no shadow', () => {
  const { data } = picture('#+s');
  clearLenses(data);
  expect([data[3], data[7], data[11]]).toEqual([255, 36, 0]);
});

test('finds tinted lenses up to their rims, with their gradient', () => {
  // Columns: rim, two pixels of a lens that gets lighter, bridge, lens, rim.
  const row = [
    [40, 30, 20, 255],
    [90, 70, 50, 180],
    [100, 80, 60, 170],
    [40, 30, 20, 255],
    [100, 80, 60, 170],
    [40, 30, 20, 255],
  ];
  const pixels = { data: Uint8ClampedArray.from(row.flat()), width: 6, height: 1 };
  expect([...lensMask(pixels, { x: 0, y: 0, width: 6, height: 1 })]).toEqual([0, 1, 1, 0, 1, 0]);
  expect([...lensMask(pixels, { x: 1, y: 0, width: 2, height: 1 })]).toEqual([0, 1, 1, 0, 0, 0]);
});

test('finds no lens where nothing tints it', () => {
  const pixels = picture('#.##.#');
  expect([...lensMask(pixels, { x: 0, y: 0, width: 6, height: 1 })]).toEqual([0, 0, 0, 0, 0, 0]);
});
