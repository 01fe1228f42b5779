import { expect, it } from 'vitest';
import { groupBy } from './group-by';

it('groups items by a key, both in their order', () => {
  const groups = groupBy(new Set(['oval', 'round', 'octagonal']), (shape) => shape[0]);
  expect([...groups]).toEqual([
    ['o', ['oval', 'octagonal']],
    ['r', ['round']],
  ]);
});
