import { describe, expect, it } from 'vitest';
import { testModel } from '../test-frame';
import { frameStyle } from './frame-style';
import { clampedItem } from './point';
import { templeStations } from './temple';

const model = testModel();
const style = frameStyle(model);
const tipOf = (side: 'left' | 'right', folded: number) => {
  const stations = templeStations(model, style, side, folded);
  return clampedItem(stations, stations.length - 1).outerTop;
};

describe('templeStations', () => {
  it('are as long as the marked temple', () => {
    const stations = templeStations(model, style, 'right', 0);
    const lengths = stations.slice(1).map(({ innerTop, innerBottom }, index) => {
      const previous = clampedItem(stations, index);
      const middle = (a: typeof innerTop, b: typeof innerTop) => [(a.y + b.y) / 2, (a.z + b.z) / 2] as const;
      const [y1, z1] = middle(previous.innerTop, previous.innerBottom);
      const [y2, z2] = middle(innerTop, innerBottom);
      return Math.hypot(y2 - y1, z2 - z1);
    });
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(140, 0);
  });

  it('run straight back when open and turn down behind the ear', () => {
    const tip = tipOf('right', 0);
    expect(tip.z).toBeLessThan(-110);
    expect(tip.y).toBeLessThan(style.hingeHeight - 20);
    expect(tip.x).toBeGreaterThan(55);
  });

  it('are behind the front when folded, the left one behind the right one', () => {
    const [left, right] = [tipOf('left', 90), tipOf('right', 90)];
    expect(right.x).toBeLessThan(-40);
    expect(left.x).toBeGreaterThan(40);
    expect(right.z).toBeGreaterThan(-35);
    expect(left.z).toBeLessThan(right.z);
  });
});
