import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcode } from './barcode';

/** Bars and spaces as widths, in order. */
function elements(number: string): number[] {
  const { bars, width } = barcode(number);
  return bars.flatMap((bar, index) => {
    const next = bars[index + 1]?.x ?? width;
    return next > bar.x + bar.width ? [bar.width, next - bar.x - bar.width] : [bar.width];
  });
}

describe('the barcode', () => {
  it('has the first digit of a pair in the bars, the second in the spaces', () => {
    // 12: bars 10001, spaces 01001.
    expect(elements('12')).toEqual([1, 1, 1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1]);
  });

  it('has a leading zero for an odd number of digits', () => {
    expect(barcode('7')).toEqual(barcode('07'));
  });

  it('has 18 modules for each pair, and no bar touches the next', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\d\d){1,10}$/), (number) => {
        const { bars, width } = barcode(number);
        // Four narrow elements to start, a wide and two narrow ones to stop.
        expect(width).toBe(4 + (number.length / 2) * 18 + 5);
        bars.slice(1).forEach((bar, index) => {
          const previous = bars[index];
          expect(bar.x).toBeGreaterThan((previous?.x ?? 0) + (previous?.width ?? 0));
        });
      }),
    );
  });

  it('has only digits', () => {
    expect(() => barcode('R1')).toThrow(RangeError);
    expect(() => barcode('')).toThrow(RangeError);
  });
});
