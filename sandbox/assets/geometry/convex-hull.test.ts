import { describe, expect, it } from 'vitest';
import { convexHull } from './convex-hull';

describe('convexHull', () => {
  it('returns the corners and drops points inside or on an edge', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 3 },
      { x: 0, y: 3 },
    ];
    const hull = convexHull([{ x: 2, y: 1 }, { x: 2, y: 0 }, ...corners]);
    expect(hull).toHaveLength(4);
    expect(hull).toEqual(expect.arrayContaining(corners));
  });
});
