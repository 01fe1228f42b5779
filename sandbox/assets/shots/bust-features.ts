import { darker, lighter, mix } from '../paint/color';
import { group, path } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import { type BustPoint, dense, flipped, outline, SOFT_TOLERANCE, type ToCanvas } from './bust-outlines';

/** Tools for features in millimeters of the bust. */
interface Brush {
  tone: string;
  line(...points: BustPoint[]): string;
  /** The line and its mirror image. */
  both(...points: BustPoint[]): string;
  area(...points: BustPoint[]): string;
  /** Strokes `data` with the inherited color. @param width in millimeters */
  stroke(data: string, width: number, opacity: number): string;
}

/** Draws the closed eyelids, brows, nose and mouth, modeled by soft light from the upper left. */
export function drawFeatures(
  at: ToCanvas,
  tone: string,
  scaleFactor: number,
  id: (name: string) => string,
): string {
  const line = (...points: BustPoint[]) => smoothPath(dense(points.map(at)), false, SOFT_TOLERANCE);
  const brush: Brush = {
    tone,
    line,
    both: (...points) => line(...points) + line(...flipped(points)),
    area: (...points) =>
      smoothPath(
        outline(points).map((p) => at([p.x, p.y])),
        true,
        SOFT_TOLERANCE,
      ),
    stroke: (data, width, opacity) =>
      path(data, { 'stroke-width': width * scaleFactor, 'stroke-opacity': opacity }),
  };
  const soft = (...parts: string[]) => group({ filter: `url(#${id('bb')})` }, ...parts);
  const fine = (...parts: string[]) => group({ filter: `url(#${id('bh')})` }, ...parts);
  return group(
    { fill: 'none', stroke: mix(tone, '#3a1f14', 0.5), 'stroke-linecap': 'round' },
    soft(shades(brush), lights(brush)),
    fine(brows(brush), nose(brush), lips(brush)),
    lids(brush),
  );
}

/** Hollows of the eyes, the far side of the nose, and the undersides of nose, lip, cheeks and chin. */
function shades({ line, both, stroke }: Brush): string {
  return (
    stroke(both([15, 10], [32, 15], [52, 7]), 9, 0.17) +
    stroke(both([13, 6], [15, -4], [19, -12]), 7, 0.16) +
    stroke(line([10, 4], [10, -20], [15, -40]), 7, 0.26) +
    stroke(line([-9, 4], [-9, -20], [-15, -40]), 5, 0.12) +
    stroke(line([-12, -53], [0, -57], [13, -53]), 6, 0.4) +
    stroke(both([20, -48], [28, -60], [31, -72]), 5, 0.1) +
    stroke(line([-16, -90], [0, -94], [16, -90]), 6, 0.3) +
    stroke(line([60, -26], [57, -56], [42, -88], [20, -108]), 13, 0.2) +
    stroke(line([-62, -32], [-58, -60], [-44, -88]), 9, 0.1)
  );
}

/** Draws the forehead, cheekbones, back and tip of the nose, chin. */
function lights({ tone, line, area, stroke }: Brush): string {
  return group(
    { stroke: lighter(tone, 0.55) },
    stroke(line([-1, 2], [-1.5, -18], [-1.5, -40]), 5, 0.5),
    stroke(line([-46, -30], [-36, -26], [-27, -29]), 13, 0.18),
    stroke(line([34, -28], [42, -28], [48, -31]), 11, 0.1),
    stroke(line([-34, 40], [-14, 46], [10, 44]), 20, 0.09),
    stroke(line([-8, -103], [-2, -104], [6, -103]), 10, 0.11),
    path(area([-7, -40], [0, -37], [6, -40], [5, -46], [0, -48], [-6, -46]), {
      fill: lighter(tone, 0.55),
      'fill-opacity': 0.34,
      stroke: 'none',
    }),
  );
}

/** Brows taper towards the temples. */
function brows({ tone, area }: Brush): string {
  const right: BustPoint[] = [
    [13, 22],
    [15, 26],
    [33, 32],
    [49, 27],
    [59, 18],
    [48, 23.5],
    [33, 26.5],
    [17, 20.5],
  ];
  return path(area(...right) + area(...flipped(right)), {
    fill: mix(tone, '#2b1a12', 0.6),
    'fill-opacity': 0.62,
    stroke: 'none',
  });
}

/** Draws the wings of the nose, and the nostrils. */
function nose({ both, area, stroke, tone }: Brush): string {
  const nostril: BustPoint[] = [
    [4.5, -51.5],
    [8.5, -49.6],
    [11.5, -51.5],
    [8, -53],
  ];
  return (
    stroke(both([14.5, -41], [17.5, -46], [15.5, -51.5], [12.5, -52]), 2.2, 0.28) +
    path(area(...nostril) + area(...flipped(nostril)), {
      fill: darker(mix(tone, '#3a1f14', 0.5), 0.3),
      'fill-opacity': 0.6,
      stroke: 'none',
    })
  );
}

function lips({ tone, line, area, stroke }: Brush): string {
  const color = mix(tone, '#a04a40', 0.36);
  const upper = area([-25, -73.5], [-9, -66], [0, -68.5], [9, -66], [25, -73.5], [9, -74.5], [-9, -74.5]);
  const lower = area([-24, -74], [-9, -74], [9, -74], [24, -74], [13, -83.5], [0, -86], [-13, -83.5]);
  return (
    path(upper, { fill: darker(color, 0.12), 'fill-opacity': 0.75, stroke: 'none' }) +
    path(lower, { fill: color, 'fill-opacity': 0.7, stroke: 'none' }) +
    group({ stroke: lighter(color, 0.55) }, stroke(line([-9, -79.5], [-2, -81], [6, -80]), 2.6, 0.34)) +
    group(
      { stroke: darker(color, 0.5) },
      stroke(line([-19, -73.8], [-9, -74.4], [0, -75], [9, -74.4], [19, -73.8]), 1.1, 0.7),
    )
  );
}

/** Draws the lash lines and the creases of the lids. */
function lids({ both, stroke }: Brush): string {
  return (
    stroke(both([17.5, -4], [32, -10], [48.5, -3]), 1.9, 0.75) +
    stroke(both([47, -4], [50, -3.2], [52, -1.2]), 1.2, 0.7) +
    stroke(both([19, 3.5], [33, 6.5], [48, 2.5]), 1, 0.36)
  );
}
