import { describe, expect, it } from 'vitest';
import { placeOnDrawing } from './frame-placement';
import { frameStrips, visibleTemples } from './frame-shape';

/** 3 pixels for a millimeter; the sides of the head are 75 mm from the middle. */
const straight = placeOnDrawing({ x: 500, y: 400 }, 225, 3);

describe('frameStrips', () => {
  it('covers the frame in true proportion, without gaps', () => {
    const strips = frameStrips(140, straight);
    expect(strips[0]).toMatchObject({ from: 0, left: -210 });
    expect(strips.at(-1)).toMatchObject({ to: 1, right: 210 });
    for (const [index, strip] of strips.slice(1).entries()) expect(strip.left).toBe(strips[index]?.right);
    expect(strips.every(({ stretch }) => stretch === 1)).toBe(true);
  });

  it('is narrower for a turned head, and larger on the side that is nearer', () => {
    const strips = frameStrips(140, { ...straight, yaw: Math.PI / 6 });
    const [first, last] = [strips[0], strips.at(-1)];
    expect((last?.right ?? 0) - (first?.left ?? 0)).toBeLessThan(420 * 0.9);
    expect(first?.stretch).toBeGreaterThan(1);
    expect(last?.stretch).toBeLessThan(1);
  });
});

describe('visibleTemples', () => {
  it('leads from the hinges to the sides of a wider head', () => {
    // Hinges 5 mm above the middle of the frame, which is 3 mm below the sides.
    const [left, right] = visibleTemples(140, straight, 5);
    expect(left).toMatchObject({ hinge: { x: -210, y: -15 }, end: { x: -225, y: -9 } });
    expect(right).toMatchObject({ hinge: { x: 210, y: -15 }, end: { x: 225, y: -9 } });
  });

  it('shows none beside a narrower head', () => {
    expect(visibleTemples(150, straight, 5)).toEqual([]);
  });

  it('hides the one on the side that is turned away', () => {
    const sides = { left: { x: 260, y: 400 }, right: { x: 640, y: 400 } };
    const temples = visibleTemples(140, { ...straight, yaw: Math.PI / 6, sides }, 5);
    expect(temples.map(({ end }) => Math.sign(end.x))).toEqual([-1]);
  });

  it('tilts with the head', () => {
    const roll = Math.PI / 6;
    const at = (x: number) => ({ x: 500 + x * Math.cos(roll), y: 400 + x * Math.sin(roll) });
    const tilted = { ...straight, x: 500, y: 400, roll, sides: { left: at(-225), right: at(225) } };
    const [, right] = visibleTemples(140, tilted, 0);
    expect(right?.end.x).toBeCloseTo(225);
    expect(right?.end.y).toBeCloseTo(0);
  });
});
