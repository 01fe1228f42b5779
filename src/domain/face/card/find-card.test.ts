import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../../../../tests/support/full-run';
import type { Brightness } from '../iris-edge';
import { CARD, type CardPlace, cornersOf } from './card';
import { expectedCard } from './expected-card';
import { findCard } from './find-card';

/** 2.8 pixels for a millimeter, as at 40 cm in a picture of 1280 by 960. */
const EXPECTED: CardPlace = {
  x: 640,
  y: 300,
  width: CARD.width * 2.8,
  height: CARD.height * 2.8,
  roll: 0,
};

interface Drawing {
  card: CardPlace;
  /** Gray level from 0 to 255. */
  shade: number;
  behind: (x: number, y: number) => number;
  /** Print on the card at a position, in fractions of its sides from its middle. */
  print?: (u: number, v: number) => number | undefined;
}

/** Returns soft noise that is the same for each pixel. */
const noise = (x: number, y: number) => ((x * 7919 + y * 104729) % 13) - 6;

/** Draws a card on a background, with edges a pixel wide, as a camera sees it. */
function drawn({ card, shade, behind, print }: Drawing): Brightness {
  const [cos, sin] = [Math.cos(card.roll), Math.sin(card.roll)];
  return (x, y) => {
    const [dx, dy] = [x - card.x, y - card.y];
    const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
    const inside = Math.min(card.width / 2 - Math.abs(u), card.height / 2 - Math.abs(v));
    const covered = Math.min(1, Math.max(0, inside + 0.5));
    const front = print?.(u / card.width, v / card.height) ?? shade;
    return behind(x, y) * (1 - covered) + front * covered + noise(x, y);
  };
}

/** Returns skin that gets darker to the right, with hair above. */
const forehead = (x: number, y: number) => (y < 235 ? 40 : 190 - (x - 500) * 0.1);
const PLAIN = { shade: 235, behind: () => 150 };

describe('findCard', () => {
  it('finds the corners to a pixel, wherever the card is held near the brow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: -30, max: 30 }),
        fc.double({ min: -0.14, max: 0.14, noNaN: true }),
        fc.double({ min: 0.9, max: 1.1, noNaN: true }),
        (right, down, roll, size) => {
          const card = {
            x: EXPECTED.x + right,
            y: EXPECTED.y + down,
            width: EXPECTED.width * size,
            height: EXPECTED.height * size,
            roll,
          };
          const found = findCard(EXPECTED, drawn({ ...PLAIN, card }));
          expect(Math.abs((found?.width ?? 0) - card.width)).toBeLessThan(1);
          for (const [index, corner] of cornersOf(card).entries()) {
            expect(Math.abs((found?.corners[index]?.x ?? 0) - corner.x)).toBeLessThan(1.2);
            expect(Math.abs((found?.corners[index]?.y ?? 0) - corner.y)).toBeLessThan(1.2);
          }
        },
      ),
      { numRuns: IS_FULL_RUN ? 20 : 2 },
    );
  });

  it.each([
    ['half of it before dark hair', { shade: 120, behind: forehead }],
    [
      'with a dark stripe, a chip and a line of digits',
      {
        shade: 225,
        behind: forehead,
        print: (u: number, v: number) => {
          if (v > -0.42 && v < -0.2) return 30;
          if (Math.abs(u + 0.3) < 0.07 && Math.abs(v) < 0.1) return 170;
          return Math.abs(v - 0.2) < 0.04 && Math.sin(u * 90) > 0 ? 90 : undefined;
        },
      },
    ],
    [
      'under two fingers at its right',
      {
        shade: 225,
        behind: (x: number, y: number) => (x > 700 && Math.abs(y - 320) < 20 ? 170 : 120),
        print: (u: number, v: number) => (u > 0.3 && Math.abs(v - 0.13) < 0.13 ? 170 : undefined),
      },
    ],
  ])('finds it %s', (_, drawing) => {
    const found = findCard(EXPECTED, drawn({ ...drawing, card: EXPECTED }));
    expect(Math.abs((found?.width ?? 0) - EXPECTED.width)).toBeLessThan(1.5);
  });

  it.each([
    ['nothing', { ...PLAIN, card: { ...EXPECTED, x: 0, y: 0, width: 1, height: 1 } }],
    ['a card as bright as what is behind it', { shade: 152, behind: () => 150, card: EXPECTED }],
    ['a note of other proportions', { ...PLAIN, card: { ...EXPECTED, height: EXPECTED.height * 0.88 } }],
    ['a card far from the brow', { ...PLAIN, card: { ...EXPECTED, y: EXPECTED.y + 260 } }],
  ])('finds nothing in %s', (_, drawing) => {
    expect(findCard(EXPECTED, drawn(drawing))).toBeUndefined();
  });
});

it('expects the card above the brow, and turned with the eyes', () => {
  // 3 pixels for a millimeter; the middle is 20 + 26.99 mm above the eyes.
  const eye = (x: number, y: number) => ({ x, y, diameter: 11.7 * 3 });
  const straight = expectedCard({ right: eye(500, 400), left: eye(700, 400) });
  expect(straight.x).toBe(600);
  expect(straight.y).toBeCloseTo(400 - 46.99 * 3);
  expect(straight.width).toBeCloseTo(256.8);
  const turned = expectedCard({ right: eye(600, 300), left: eye(600, 500) });
  expect(turned.roll).toBeCloseTo(Math.PI / 2);
  expect(turned.x).toBeCloseTo(600 + 46.99 * 3);
});
