import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readMeasure, SIZE_LIMITS, type SizeMeasure } from '@/domain/size/size-limits';
import { sizeBand } from './size-band';
import { estimateTotalWidth } from './total-width';
import { compareWidth } from './width-fit';

test.each([
  [112, 'XS'],
  [118, 'XS'],
  [119, 'S'],
  [128, 'S'],
  [129, 'M'],
  [134, 'M'],
  [135, 'L'],
  [140, 'L'],
  [141, 'XL'],
  // Half a millimeter belongs to the larger whole one.
  [128.5, 'M'],
  [140.4, 'L'],
])('a total width of %d mm is %s', (width, band) => {
  expect(sizeBand(width)).toBe(band);
});

test.each([
  // 2 × 52 + 18 + 12
  [52, 18, 134],
  // 2 × 44 + 16 + 12
  [44, 16, 116],
  // 2 × 57.5 + 15 + 12
  [57.5, 15, 142],
])('%d □ %d is about %d mm wide', (eye, bridge, width) => {
  expect(estimateTotalWidth({ eye, bridge })).toBe(width);
});

describe('readMeasure', () => {
  it.each([
    ['eye', ' 52 ', 52],
    ['bridge', '18 mm', 18],
    ['totalWidth', '136,5', 136.5],
    ['totalWidth', '136.5MM', 136.5],
    ['eye', '５２', 52],
    ['eye', '0x34', 'not-a-number'],
    ['eye', '', 'missing'],
    ['eye', '52-18', 'not-a-number'],
    ['eye', '-52', 'not-a-number'],
    ['eye', '5e1', 'not-a-number'],
    ['eye', '35', 'too-small'],
    ['eye', '140', 'too-large'],
    ['bridge', '52', 'too-large'],
    ['temple', '52', 'too-small'],
    // Centimeters.
    ['totalWidth', '13.5', 'too-small'],
  ] as const)('reads %s %j as %s', (measure, text, expected) => {
    expect(readMeasure(measure, text)).toBe(expected);
  });

  it('accepts exactly the numbers within the limits', () => {
    const measures = fc.constantFrom<SizeMeasure>('eye', 'bridge', 'temple', 'totalWidth');
    fc.assert(
      fc.property(measures, fc.integer({ min: 0, max: 999 }), (measure, value) => {
        const { min, max } = SIZE_LIMITS[measure];
        const expected = value < min ? 'too-small' : value > max ? 'too-large' : value;
        expect(readMeasure(measure, String(value))).toBe(expected);
      }),
    );
  });
});

describe('compareWidth', () => {
  it.each([
    [130, 136, { fit: 'narrower', difference: 6 }],
    [133, 136, { fit: 'same', difference: 3 }],
    [139, 136, { fit: 'same', difference: 3 }],
    [139.5, 136, { fit: 'wider', difference: 4 }],
    [136, 136, { fit: 'same', difference: 0 }],
    [141, 136, { fit: 'wider', difference: 5 }],
  ] as const)('a frame of %d mm on a face of %d mm', (width, own, expected) => {
    expect(compareWidth(width, own)).toEqual(expected);
  });

  it('is the mirror image when the two change places', () => {
    const widths = fc.integer({ min: 100, max: 165 });
    const mirrored = { narrower: 'wider', wider: 'narrower', same: 'same' } as const;
    fc.assert(
      fc.property(widths, widths, (frame, own) => {
        const { fit, difference } = compareWidth(frame, own);
        expect(compareWidth(own, frame)).toEqual({ fit: mirrored[fit], difference });
      }),
    );
  });
});
