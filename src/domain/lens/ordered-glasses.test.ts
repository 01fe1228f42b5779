import { expect, test } from 'vitest';
import { type OrderedGlasses, reasonAgainstOrder } from './ordered-glasses';

const glasses: OrderedGlasses = {
  type: 'single-vision',
  sphere: { min: -20, max: 10 },
  addition: { min: 0, max: 0 },
  totalPower: { min: 0, max: 8 },
};
const progressive: OrderedGlasses = {
  ...glasses,
  type: 'progressive',
  sphere: { min: -6, max: 6 },
  addition: { min: 0.75, max: 3.5 },
};
const both = (sphere: number, add?: number) => {
  const eye = add === undefined ? { sphere } : { sphere, add };
  return { right: eye, left: eye };
};

test.each([
  ['what lens and frame are made for', glasses, both(-2), undefined],
  [
    'a power beyond the frame',
    glasses,
    both(-18),
    { kind: 'frame-power', problem: 'above-maximum', limit: 8 },
  ],
  ['a power beyond the lens', progressive, both(-7, 2), { kind: 'power', power: -7 }],
  ['no addition', progressive, both(-2), { kind: 'addition-missing' }],
  [
    'an addition in one eye',
    progressive,
    { ...both(-2, 2), left: { sphere: -2 } },
    { kind: 'addition-missing' },
  ],
  ['an addition', progressive, both(-2, 2), undefined],
  ['an addition beyond the lens', progressive, both(-2, 4), { kind: 'addition', addition: 4 }],
  ['an addition that single vision does not use', glasses, both(-2, 2), undefined],
  ['a cylinder that adds up', glasses, { ...both(-7), right: { sphere: -7, cylinder: -2 } }, { power: 9 }],
] as const)('%s', (_, ordered, prescription, reason) => {
  const result = reasonAgainstOrder(ordered, prescription);
  if (reason) expect(result).toMatchObject(reason);
  else expect(result).toBeUndefined();
});
