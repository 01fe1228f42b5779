import { group, path } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import { drawWires } from './draw-wires';
import type { Drawing } from './drawing';

/** Draws the silicone pads on their arms. */
export function drawNosePads(drawing: Drawing): string {
  const { solid, camera, paints } = drawing;
  if (solid.pads.length === 0) return '';
  const pads = solid.pads.map((pad) => smoothPath(pad.map(camera.project))).join('');
  const glint = solid.pads.map((pad) => smoothPath(pad.slice(6, 14).map(camera.project), false)).join('');
  return (
    drawWires(drawing, 'pa', solid.padArms, paints.hardware) +
    path(pads, {
      fill: '#e9eeee',
      'fill-opacity': 0.62,
      stroke: '#8b979c',
      'stroke-opacity': 0.6,
      'stroke-width': 1,
    }) +
    group(
      { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.85, 'stroke-linecap': 'round' },
      path(glint, { 'stroke-width': camera.scale * 0.35 }),
    )
  );
}
