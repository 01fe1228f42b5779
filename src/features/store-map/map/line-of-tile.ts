import type { Path } from './base-shapes';

/** A tile of the base map: its column, row and zoom, and its size in CSS pixels. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly size: number;
}

/**
 * Converts a line to pixels of a tile, x and y in turn; empty if it does not meet the tile. Of parts that run along outside, it
 * keeps only the points that keep them outside: a coast has thousands, of which a tile meets a few. Filled or drawn, the tile
 * looks the same.
 *
 * @param margin distance outside the tile up to which to keep the line, in pixels
 */
export function lineOfTile(path: Path, { x, y, zoom, size }: Tile, margin: number): number[] {
  const scale = 2 ** zoom;
  const reach = margin / size;
  const { points } = path;
  const isOutside =
    path.east * scale < x - reach ||
    path.west * scale > x + 1 + reach ||
    path.south * scale < y - reach ||
    path.north * scale > y + 1 + reach;
  if (isOutside) return [];

  const leftAt = (index: number) => ((points[index] ?? 0) * scale - x) * size;
  const topAt = (index: number) => ((points[index + 1] ?? 0) * scale - y) * size;
  const sidesAt = (index: number) => outerSides(leftAt(index), topAt(index), size, margin);
  const last = points.length - 2;
  const line = [leftAt(0), topAt(0)];
  let here = sidesAt(0);
  // Sides on which the line has been outside ever since the last point that was taken.
  let shared = here;
  for (let index = 2; index <= last; index += 2) {
    here = sidesAt(index);
    const next = index === last ? 0 : sidesAt(index + 2);
    if ((shared & here & next) !== 0) shared &= here;
    else {
      line.push(leftAt(index), topAt(index));
      shared = here;
    }
  }
  return line;
}

/** Returns the sides of the tile beyond which a point lies, as bits. */
function outerSides(left: number, top: number, size: number, margin: number): number {
  return (
    (left < -margin ? 1 : 0) |
    (left > size + margin ? 2 : 0) |
    (top < -margin ? 4 : 0) |
    (top > size + margin ? 8 : 0)
  );
}
