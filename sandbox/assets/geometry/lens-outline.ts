import type { FrameModel } from '@sandbox/seed/models/frame';
import { closedSpline } from './curves';
import { type OutlineControl, octagonControls, outlineControls } from './outline-controls';
import { boundsOf, distance, type Point, wrappedItem } from './point';

/** A point of a lens outline, relative to the front's center, in millimeters. */
export interface OutlinePoint extends Point {
  /** Unit vector that points away from the lens. */
  normal: Point;
  /** Position on the outline in degrees: 0 temporal, 90 top, 180 nasal, -90 bottom. */
  angle: number;
}

export interface OutlineOptions {
  /** Corner rounding: 1 as designed, less is sharper. */
  softness: number;
  /** Uses the shape's alternative outline, if any. */
  variant: boolean;
}

/**
 * Returns the outline of the right lens in the picture, clockwise, in the boxing system (ISO 8624): its box is exactly `eye`
 * wide and `lensHeight` high, half a `bridge` from the middle. Millimeters.
 */
export function lensOutline(
  { shape, size }: Pick<FrameModel, 'shape' | 'size'>,
  { softness, variant }: OutlineOptions,
): OutlinePoint[] {
  const controls = shape === 'geometric' && variant ? octagonControls : outlineControls[shape];
  const spline = closedSpline(withCorners(controls, softness), 10);
  const box = boundsOf(spline);
  const center = (size.bridge + size.eye) / 2;
  const local = spline.map(({ x, y }) => ({
    x: ((x - box.left) / (box.right - box.left) - 0.5) * size.eye,
    y: ((y - box.top) / (box.bottom - box.top) - 0.5) * size.lensHeight,
  }));
  return local.map((point, index) => ({
    x: center + point.x,
    y: point.y,
    normal: normalAt(local, index),
    angle: (Math.atan2(point.y / size.lensHeight, point.x / size.eye) * 180) / Math.PI,
  }));
}

function withCorners(controls: readonly OutlineControl[], softness: number): Point[] {
  return controls.flatMap(([x, y, corner], index) => {
    if (corner === undefined) return [{ x, y }];
    const towards = (neighbor: OutlineControl): Point => {
      const other = { x: neighbor[0], y: neighbor[1] };
      const ratio = Math.min(0.45, (corner * softness) / distance({ x, y }, other));
      return { x: x + (other.x - x) * ratio, y: y + (other.y - y) * ratio };
    };
    return [towards(wrappedItem(controls, index - 1)), { x, y }, towards(wrappedItem(controls, index + 1))];
  });
}

/** Returns the outward normal. The outline is clockwise with y up, so it points to the left of the direction. */
function normalAt(points: readonly Point[], index: number): Point {
  const previous = wrappedItem(points, index - 1);
  const next = wrappedItem(points, index + 1);
  const length = Math.max(1e-9, distance(previous, next));
  return { x: -(next.y - previous.y) / length, y: (next.x - previous.x) / length };
}
