import { lighter, mix } from '../paint/color';
import { group, path } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import { type BustPoint, dense, flipped, outline, type ToCanvas } from './bust-outlines';

/** Closed eyelids, brows, nose and mouth in soft shades. */
export function drawFeatures(
  at: ToCanvas,
  tone: string,
  scaleFactor: number,
  id: (name: string) => string,
): string {
  const shade = mix(tone, '#3a1f14', 0.5);
  const line = (...points: BustPoint[]) => smoothPath(dense(points.map(at)), false);
  const both = (...points: BustPoint[]) => line(...points) + line(...flipped(points));
  const area = (...points: BustPoint[]) => smoothPath(outline(points).map((p) => at([p.x, p.y])));
  const stroke = (data: string, width: number, opacity: number) =>
    path(data, { 'stroke-width': width * scaleFactor, 'stroke-opacity': opacity });
  const lip = mix(tone, '#8e3f38', 0.34);
  return group(
    { fill: 'none', stroke: shade, 'stroke-linecap': 'round' },
    group(
      { filter: `url(#${id('bb')})` },
      stroke(both([11, 10], [8, -14], [13, -38]), 5, 0.22),
      stroke(line([-14, -50], [0, -54], [14, -50]), 5, 0.34),
      stroke(line([-14, -93], [0, -96], [14, -93]), 6, 0.24),
      stroke(both([16, 8], [34, 13], [52, 6]), 6, 0.22),
      stroke(both([58, -30], [56, -58], [42, -84]), 10, 0.14),
      path(line([0, 4], [0, -20], [0, -42]), {
        stroke: lighter(tone, 0.6),
        'stroke-opacity': 0.5,
        'stroke-width': 4 * scaleFactor,
      }),
    ),
    stroke(both([17, -4], [32, -9.5], [48, -3]), 1.2, 0.6),
    stroke(both([5, -49.5], [9, -51], [12.5, -47.5]), 1.1, 0.4),
    stroke(both([15, 23], [33, 29], [55, 21]), 3.8, 0.36),
    path(area([-26, -72], [-9, -66], [0, -69], [9, -66], [26, -72], [13, -82], [0, -85], [-13, -82]), {
      fill: lip,
      'fill-opacity': 0.62,
      stroke: 'none',
    }),
    stroke(line([-21, -72.5], [-9, -73.8], [0, -74.4], [9, -73.8], [21, -72.5]), 1.1, 0.6),
  );
}
