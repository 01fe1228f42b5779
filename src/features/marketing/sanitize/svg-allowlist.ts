/** Shapes only: nothing that loads, links, animates or contains HTML. */
export const SVG_TAGS = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

export const SVG_ATTRIBUTES = [
  ...['viewbox', 'd', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'points', 'transform'],
  ...[
    'fill',
    'fill-rule',
    'fill-opacity',
    'clip-rule',
    'opacity',
    'stroke',
    'stroke-width',
    'stroke-linecap',
  ],
  ...['stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'stroke-miterlimit'],
  'aria-hidden',
];
