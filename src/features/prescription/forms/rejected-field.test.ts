import { expect, it } from 'vitest';
import { toEntry } from './prescription-entry';
import { rejectedField } from './rejected-field';

const entry = toEntry({ right: { sphere: -1, cylinder: -0.5, axis: 90 }, left: { sphere: -1 } });

it.each([
  ['rightAxis', 'right.axis', 'axis-wrong'],
  ['leftAxis', 'left.axis', 'axis-missing'],
  ['leftCyl', 'left.cylinder', 'rejected'],
  ['osVPrismBase', 'left.verticalBase', 'rejected'],
  ['odHPrism', 'right.horizontalPrism', 'rejected'],
  ['rPDistance', 'pdRight', 'rejected'],
  ['issue', 'issueDate', 'rejected'],
])('%s belongs to the field %s: %s', (name, field, error) => {
  expect(rejectedField(name, entry)).toEqual({ field, error });
});

it('does not know other names', () => {
  expect(rejectedField('firstName', entry)).toBeUndefined();
});
