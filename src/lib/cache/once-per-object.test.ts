import { expect, it, vi } from 'vitest';
import { oncePerObject } from './once-per-object';

it('maps each object once, also to nothing, and none for another', () => {
  const map = vi.fn(({ id }: { id: number }) => (id === 1 ? undefined : id));
  const mapOnce = oncePerObject(map);
  const [one, two] = [{ id: 1 }, { id: 2 }];
  expect([mapOnce(one), mapOnce(two), mapOnce(one), mapOnce(two), mapOnce({ id: 3 })]).toEqual([
    undefined,
    2,
    undefined,
    2,
    3,
  ]);
  expect(map).toHaveBeenCalledTimes(3);
});
