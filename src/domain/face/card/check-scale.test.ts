import { describe, expect, it } from 'vitest';
import { checkScale, irisWidthByCard } from './check-scale';

const iris = { x: 0, y: 0, diameter: 33 };
const PICTURE = { width: 1280, height: 960 };

it('measures the irises by the card, which is 12 mm nearer to the camera', () => {
  // 85.6 mm in 240 pixels are 0.35667 mm each; a focal length of 985.5 pixels adds 12 / 985.5 = 0.01218.
  expect(irisWidthByCard({ right: iris, left: iris }, { width: 240 }, PICTURE)).toBeCloseTo(12.172, 2);
});

describe('checkScale', () => {
  it('takes the mean of both, in which the card counts four times as much', () => {
    expect(checkScale([12.2, 12.2, 12.2])).toMatchObject({ agrees: true, byCard: 12.2 });
    // (11.7 + 4 * 12.2) / 5
    expect(checkScale([12.2]).irisWidth).toBeCloseTo(12.1);
  });

  it('does not agree beyond twice the joint spread: 8.9 % of 11.7 mm', () => {
    expect(checkScale([12.7]).agrees).toBe(true);
    expect(checkScale([12.8]).agrees).toBe(false);
    expect(checkScale([10.7]).agrees).toBe(true);
    expect(checkScale([10.6]).agrees).toBe(false);
  });

  it('trusts a restless card less', () => {
    const { irisWidth } = checkScale([11.7, 12.2, 12.7]);
    expect(irisWidth).toBeGreaterThan(11.7);
    expect(irisWidth).toBeLessThan(12);
  });
});
