import type { FrameModel } from '@sandbox/seed/models/frame';
import type { FrameShape } from '@/domain/catalog/frame-shape';
import { closedSpline } from './curves';
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

/**
 * A control point of a lens outline: across (-1 nasal to 1 temporal), up (-1 to 1), and for a corner its rounding as a
 * ratio of the half lens. Points without a third number are on smooth curves.
 */
type OutlineControl = readonly [across: number, up: number, corner?: number];

/** Outlines of the right lens in the picture, clockwise from the upper nasal side. */
const outlineControls: Record<FrameShape, readonly OutlineControl[]> = {
  round: circle(12),
  oval: [
    [-0.62, 0.92],
    [0, 1.04],
    [0.62, 0.94],
    [1.02, 0.5],
    [1.1, 0],
    [0.98, -0.5],
    [0.6, -0.92],
    [0, -1.04],
    [-0.6, -0.92],
    [-0.98, -0.5],
    [-1.1, 0],
    [-1.02, 0.5],
  ],
  rectangle: [
    [-0.97, 0.92, 0.22],
    [0, 1],
    [1, 0.97, 0.2],
    [0.97, 0.1],
    [0.86, -0.98, 0.3],
    [0, -1.03],
    [-0.78, -1, 0.32],
    [-0.98, 0],
  ],
  square: [
    [-0.98, 0.96, 0.26],
    [0, 1.02],
    [1, 1, 0.24],
    [0.99, 0.1],
    [0.9, -0.98, 0.34],
    [0, -1.05],
    [-0.82, -1, 0.38],
    [-0.99, 0],
  ],
  'cat-eye': [
    [-0.92, 0.42, 0.34],
    [-0.4, 0.72],
    [0.25, 0.84],
    [1.02, 1.05, 0.16],
    [1.0, 0.35],
    [0.84, -0.45],
    [0.5, -0.95],
    [-0.05, -1.08],
    [-0.6, -0.95],
    [-0.95, -0.42],
  ],
  aviator: [
    [-0.86, 0.88, 0.4],
    [0, 1],
    [0.82, 0.96, 0.42],
    [1.04, 0.3],
    [0.96, -0.35],
    [0.68, -0.88],
    [0.22, -1.1],
    [-0.26, -0.92],
    [-0.66, -0.4],
    [-0.98, 0.18],
  ],
  browline: [
    [-0.93, 0.9, 0.3],
    [0, 1.03],
    [1, 0.97, 0.24],
    [1.0, 0.2],
    [0.86, -0.55],
    [0.42, -1.05],
    [-0.36, -1.05],
    [-0.86, -0.55],
    [-1.02, 0.2],
  ],
  geometric: [
    [-0.54, 1, 0.1],
    [0.58, 1, 0.1],
    [1, 0.06, 0.1],
    [0.6, -1, 0.12],
    [-0.54, -1, 0.12],
    [-1, 0.06, 0.1],
  ],
  panthos: [
    [-0.78, 0.82],
    [-0.34, 1],
    [0.36, 1],
    [0.82, 0.84],
    [1.08, 0.38],
    [0.98, -0.2],
    [0.62, -0.82],
    [0, -1.12],
    [-0.62, -0.82],
    [-0.98, -0.2],
    [-1.08, 0.36],
  ],
  butterfly: [
    [-0.84, 0.56, 0.36],
    [-0.2, 0.74],
    [0.5, 0.96],
    [1.02, 0.98, 0.26],
    [1.06, 0.35],
    [1.0, -0.45],
    [0.74, -0.96, 0.34],
    [0, -1.04],
    [-0.58, -0.9],
    [-0.9, -0.38],
    [-0.96, 0.12],
  ],
  wrap: [
    [-0.95, 0.84, 0.24],
    [-0.1, 1],
    [0.7, 0.9],
    [1.03, 0.34, 0.24],
    [0.94, -0.24],
    [0.46, -0.86],
    [-0.2, -1.04],
    [-0.7, -0.86],
    [-0.98, 0],
  ],
  irregular: [
    [-0.72, 0.86, 0.16],
    [0.1, 1.02, 0.3],
    [1, 0.72, 0.14],
    [0.92, -0.3, 0.3],
    [0.3, -1, 0.22],
    [-0.62, -0.94, 0.22],
    [-1, 0.12, 0.24],
  ],
};

/** An octagon: every other geometric model uses it instead of the hexagon. */
const octagonControls: readonly OutlineControl[] = [
  [-0.5, 1, 0.1],
  [0.5, 1, 0.1],
  [1, 0.46, 0.1],
  [1, -0.4, 0.1],
  [0.48, -1, 0.12],
  [-0.48, -1, 0.12],
  [-1, -0.4, 0.1],
  [-1, 0.46, 0.1],
];

function circle(points: number): OutlineControl[] {
  return Array.from({ length: points }, (_, index) => {
    const angle = (Math.PI * 5) / 6 - (index * 2 * Math.PI) / points;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
}
