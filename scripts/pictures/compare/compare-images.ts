import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures of a state differ. */
export interface ImageChange {
  pixels: number;
  /** What has changed in red, over the pale picture. */
  difference: Buffer;
  /** The most frequent change of a color, such as `#1a1a17 → #222222`, if it is most of the change. */
  colors?: string;
  /** Identifies what the first changed part looks like now, wherever it is. */
  part: string;
}

/** Of the distance between black and white: below it a difference cannot be seen. */
const THRESHOLD = 0.03;
/** Rows without a change between two parts of one. */
const PART_GAP = 12;
const RED = [255, 0, 0] as const;

/** The change between two PNG files; undefined for none that could be seen. Anti-aliased edges may differ. */
export function compareImages(before: Buffer, after: Buffer): ImageChange | undefined {
  if (before.equals(after)) return undefined;
  const [old, current] = sameSize(PNG.sync.read(before), PNG.sync.read(after));
  const { width, height } = current;
  const mask = new PNG({ width, height });
  const options = { threshold: THRESHOLD, diffColor: [...RED] as [number, number, number] };
  const pixels = pixelmatch(old.data, current.data, mask.data, width, height, { ...options, diffMask: true });
  if (pixels === 0) return undefined;
  const difference = new PNG({ width, height });
  pixelmatch(old.data, current.data, difference.data, width, height, options);
  const changed = changedPixels(mask);
  const colors = mainColors(changed, old, current);
  return {
    pixels,
    difference: PNG.sync.write(difference),
    ...(colors ? { colors } : {}),
    part: firstPart(changed, current),
  };
}

/** Both in the size of the larger one; what one lacks is transparent. */
function sameSize(...images: [PNG, PNG]): [PNG, PNG] {
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  return images.map((image) => {
    const padded = new PNG({ width, height });
    PNG.bitblt(image, padded, 0, 0, image.width, image.height, 0, 0);
    return padded;
  }) as [PNG, PNG];
}

/** Indexes of the changed pixels, from top to bottom. */
function changedPixels({ data }: PNG): number[] {
  const changed: number[] = [];
  for (let index = 0; index < data.length / 4; index += 1)
    if ((data[4 * index + 3] ?? 0) > 0) changed.push(index);
  return changed;
}

function mainColors(changed: readonly number[], before: PNG, after: PNG): string | undefined {
  const counts = new Map<string, number>();
  for (const index of changed) {
    const colors = `${colorAt(before, index)} → ${colorAt(after, index)}`;
    counts.set(colors, (counts.get(colors) ?? 0) + 1);
  }
  const [main] = [...counts].sort(([, left], [, right]) => right - left);
  return main && main[1] > changed.length / 2 ? main[0] : undefined;
}

function colorAt({ data }: PNG, index: number): string {
  return `#${data.subarray(4 * index, 4 * index + 3).toString('hex')}`;
}

function firstPart(changed: readonly number[], { width, data }: PNG): string {
  const rowOf = (index: number) => Math.floor(index / width);
  const end = changed.findIndex(
    (index, place) => place > 0 && rowOf(index) - rowOf(changed[place - 1] ?? 0) > PART_GAP,
  );
  const part = end < 0 ? changed : changed.slice(0, end);
  const left = part.reduce((least, index) => Math.min(least, index % width), width);
  const hash = createHash('sha1');
  const [first = 0] = part;
  for (const index of part)
    hash
      .update(`${rowOf(index) - rowOf(first)} ${(index % width) - left} `)
      .update(data.subarray(4 * index, 4 * index + 4));
  return hash.digest('hex').slice(0, 12);
}
