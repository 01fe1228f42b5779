import { createRandom, type SeededRandom } from '@sandbox/seed/random';
import { closedSpline } from '../geometry/curves';
import { compact } from '../svg/compact-number';
import { blurFilter, element, group, path, use } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import { brightness, darker, lighter, mix } from './color';

interface TortoiseColors {
  ground: string;
  accent: string;
  /** Pixels per millimeter. */
  scale: number;
}

/** Pattern tile, in millimeters: larger than a lens, so that the repeat is not visible. */
const TILE = { width: 54, height: 32 } as const;
const BLOTCHES = 19;

/**
 * Draws tortoise acetate: blotches with soft edges in two layers. The UPC seeds the blotches, so that no two SKUs look the
 * same.
 */
export function tortoisePattern(
  id: string,
  blotchesId: string,
  upc: string,
  { ground, accent, scale }: TortoiseColors,
): string {
  const random = createRandom(`tortoise/${upc}`);
  const deep = mix(ground, accent, 0.55);
  const strong = brightness(accent) > brightness(ground) ? lighter(accent, 0.1) : darker(accent, 0.28);
  const blotches = Array.from({ length: BLOTCHES }, (_, index) =>
    blotch(random, index < BLOTCHES / 2 ? 1 : 0.62),
  );
  const half = Math.floor(BLOTCHES / 2) + 1;
  const layer = (color: string, paths: readonly string[]) => path(paths.join(''), { fill: color });
  const repeats = [{ x: TILE.width }, { x: -TILE.width }, { y: TILE.height }, { y: -TILE.height }];
  return (
    blurFilter(`${blotchesId}b`, 0.55) +
    element(
      'pattern',
      { id, patternUnits: 'userSpaceOnUse', ...TILE, patternTransform: `scale(${compact(scale)})` },
      element('rect', { ...TILE, fill: ground }),
      group(
        { filter: `url(#${blotchesId}b)` },
        group({ id: blotchesId }, layer(deep, blotches.slice(0, half)), layer(strong, blotches.slice(half))),
        ...repeats.map((shift) => use(blotchesId, shift)),
      ),
    )
  );
}

/** Draws an irregular blotch, wider than high. */
function blotch(random: SeededRandom, size: number): string {
  const center = { x: random.next() * TILE.width, y: random.next() * TILE.height };
  const reach = (2.6 + 4 * random.next()) * size;
  const lean = (random.next() - 0.5) * 1.2;
  const points = Array.from({ length: 7 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 7;
    const radius = reach * (0.55 + 0.75 * random.next());
    const across = Math.cos(angle) * radius * 1.35;
    const up = Math.sin(angle) * radius * 0.72;
    return {
      x: center.x + across * Math.cos(lean) - up * Math.sin(lean),
      y: center.y + across * Math.sin(lean) + up * Math.cos(lean),
    };
  });
  return smoothPath(closedSpline(points, 6), true, 0.25);
}
