import { clampedItem, type Point } from './point';

/** Corners of the smallest convex outline around the points (A. M. Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const lower = chain(sorted);
  const upper = chain([...sorted].reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (
      hull.length >= 2 &&
      !turnsLeft(clampedItem(hull, hull.length - 2), clampedItem(hull, hull.length - 1), point)
    ) {
      hull.pop();
    }
    hull.push(point);
  }
  return hull;
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}
