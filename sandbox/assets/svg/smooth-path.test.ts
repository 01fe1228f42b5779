import { describe, expect, it } from 'vitest';
import { compact } from './compact-number';
import { smoothPath } from './smooth-path';

const circle = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return { x: 100 + 80 * Math.cos(angle), y: 100 + 80 * Math.sin(angle) };
  });
const segmentsIn = (data: string) => data.split('c').length - 1;

describe('smoothPath', () => {
  it('draws a circle of 200 points with a few segments', () => {
    const data = smoothPath(circle(200));
    expect(data).toMatch(/^M180 100c.*z$/);
    expect(segmentsIn(data)).toBeGreaterThanOrEqual(2);
    expect(segmentsIn(data)).toBeLessThanOrEqual(8);
  });

  it('preserves the corners of a square: one segment per side', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    const dense = corners.flatMap((corner, index) => {
      const next = corners[(index + 1) % 4] ?? corner;
      return [0, 0.25, 0.5, 0.75].map((ratio) => ({
        x: corner.x + (next.x - corner.x) * ratio,
        y: corner.y + (next.y - corner.y) * ratio,
      }));
    });
    const data = smoothPath(dense);
    expect(segmentsIn(data)).toBe(4);
    expect(data).toContain(' 10 0c');
  });

  it('ends exactly at the end of a long line', () => {
    const line = Array.from({ length: 300 }, (_, x) => ({ x: x * 1.37, y: 40 * Math.sin(x / 7) }));
    const numbers = smoothPath(line, false)
      .split('c')
      .slice(1)
      .map((segment) => [...segment.matchAll(/-?\d*\.?\d+/g)].map(Number));
    const end = numbers.reduce((x, segment) => x + (segment[4] ?? Number.NaN), 0);
    expect(end).toBeCloseTo(299 * 1.37, 0);
  });
});

describe('compact', () => {
  it.each([
    [0.04, '0'],
    [-0.04, '0'],
    [0.46, '.5'],
    [-0.46, '-.5'],
    [12, '12'],
    [-7.26, '-7.3'],
  ])('writes %d as %s', (value, text) => {
    expect(compact(value)).toBe(text);
  });

  it('rejects NaN', () => {
    expect(() => compact(Number.NaN)).toThrow(RangeError);
  });
});
