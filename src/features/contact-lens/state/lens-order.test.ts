import { expect, test } from 'vitest';
import {
  changeEye,
  copyToOtherEye,
  EMPTY_ORDER,
  isLensOrder,
  missingParameters,
  orderedEyes,
  totalBoxes,
} from './lens-order';

const combinations = [
  { BASE_CURVE: ['8.5'], DIAMETER: ['14.2'], POWER: ['-1.00'], CYLINDER: ['-0.75'], AXIS: ['90', '180'] },
  { BASE_CURVE: ['8.5'], DIAMETER: ['14.2'], POWER: ['-2.00'], CYLINDER: ['-0.75', '-1.25'], AXIS: ['90'] },
];

test('an eye needs the values that do not follow from the others', () => {
  expect(missingParameters(combinations, EMPTY_ORDER.right)).toEqual(['POWER', 'CYLINDER', 'AXIS']);
  const chosen = { ...EMPTY_ORDER.right, values: { POWER: '-2.00' } };
  expect(missingParameters(combinations, chosen)).toEqual(['CYLINDER']);
  expect(missingParameters(combinations, { ...chosen, ordered: false })).toEqual([]);
});

test('a value that does not fit is preserved until it fits again', () => {
  const order = changeEye(EMPTY_ORDER, 'left', {
    values: { POWER: '-2.00', AXIS: '180', CYLINDER: '-1.25' },
  });
  expect(missingParameters(combinations, order.left)).toEqual([]);
  const changed = { ...order.left, values: { ...order.left.values, POWER: '-1.00' } };
  expect(missingParameters(combinations, changed)).toEqual([]);
  expect(changed.values.CYLINDER).toBe('-1.25');
});

test('one eye alone, or a copy of the other', () => {
  const values = { POWER: '-1.00', AXIS: '90' };
  const right = changeEye(changeEye(EMPTY_ORDER, 'left', { ordered: false }), 'right', { values, boxes: 4 });
  expect([orderedEyes(right), totalBoxes(right)]).toEqual([['right'], 4]);
  const both = copyToOtherEye(right, 'right');
  expect(both.left).toEqual({ ordered: true, values, boxes: 4 });
  expect(totalBoxes(both)).toBe(8);
});

test('recognizes a stored order', () => {
  expect(isLensOrder(JSON.parse(JSON.stringify(EMPTY_ORDER)))).toBe(true);
  for (const value of [null, {}, { right: EMPTY_ORDER.right }]) expect(isLensOrder(value)).toBe(false);
  for (const changes of [{ boxes: 11 }, { boxes: 0 }, { boxes: 1.5 }]) {
    expect(isLensOrder(changeEye(EMPTY_ORDER, 'left', changes))).toBe(false);
  }
  expect(isLensOrder(changeEye(EMPTY_ORDER, 'left', { values: { POWER: 1 as unknown as string } }))).toBe(
    false,
  );
});
