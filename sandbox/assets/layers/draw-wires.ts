import type { Wire } from '../geometry/wire-front';
import { brightness, darker, lighter } from '../paint/color';
import type { Surface } from '../paint/surface';
import { group, path, use } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import type { Drawing } from './drawing';

/** Draws the bent metal: a dark underside, the gradient, and a fine highlight on the upper left. */
export function drawWires(drawing: Drawing, name: string, wires: readonly Wire[], surface: Surface): string {
  const widths = [...new Set(wires.map(({ width }) => width))];
  return widths
    .map((width, index) => {
      const same = wires.filter((wire) => wire.width === width);
      return drawSameWidth(drawing, `${name}${index}`, same, surface);
    })
    .join('');
}

function drawSameWidth(drawing: Drawing, name: string, wires: readonly Wire[], surface: Surface): string {
  const { camera, id, define } = drawing;
  const data = wires.map(({ points }) => smoothPath(points.map(camera.project), false)).join('');
  define(path(data, { id: id(name) }));
  return strokeMetal(drawing, name, wires[0]?.width ?? 0, surface);
}

/** Draws metal of this diameter (millimeters) along an existing shape. */
export function strokeMetal(
  { camera, id }: Drawing,
  shape: string,
  diameter: number,
  surface: Surface,
): string {
  const width = Math.max(2, diameter * camera.scale);
  const dark = brightness(surface.base) < 0.22;
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    group(
      surface.opacity < 1 ? { opacity: surface.opacity } : {},
      use(id(shape), { stroke: darker(surface.base, 0.48), 'stroke-width': width }),
      use(id(shape), {
        stroke: surface.fill,
        'stroke-width': width * 0.76,
        x: -width * 0.04,
        y: -width * 0.07,
      }),
    ),
    use(id(shape), {
      stroke: lighter(surface.base, dark ? 0.45 : 0.8),
      'stroke-opacity': 0.2 + 0.55 * surface.gloss,
      'stroke-width': width * 0.2,
      x: -width * 0.12,
      y: -width * 0.16,
    }),
  );
}
