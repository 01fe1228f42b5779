import type { FrameShape } from '@/domain/catalog/frame-shape';

/**
 * A control point of a lens outline: across (-1 nasal to 1 temporal), up (-1 to 1), and for a corner its rounding as a
 * ratio of the half lens. Points without a third number are on smooth curves.
 */
export type OutlineControl = readonly [across: number, up: number, corner?: number];

/** Outlines of the right lens in the picture, clockwise from the upper nasal side. */
export const outlineControls: Record<FrameShape, readonly OutlineControl[]> = {
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
export const octagonControls: readonly OutlineControl[] = [
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
