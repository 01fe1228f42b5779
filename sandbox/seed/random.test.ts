import { describe, expect, it } from 'vitest';
import { createRandom, seedRandom } from './random';

const numbers = (key: string) => {
  const random = createRandom(key);
  return Array.from({ length: 5 }, () => random.next());
};

describe('createRandom', () => {
  it('repeats the sequence of a key and differs between keys', () => {
    expect(numbers('stores')).toEqual(numbers('stores'));
    expect(numbers('stores')).not.toEqual(numbers('storez'));
  });

  it('has branches that are independent of earlier draws', () => {
    const fresh = createRandom('seed').branch('prices').next();
    const used = createRandom('seed');
    used.next();
    expect(used.branch('prices').next()).toBe(fresh);
  });

  it('draws integers including both ends of the range', () => {
    const random = createRandom('range');
    const drawn = new Set(Array.from({ length: 400 }, () => random.integer(-1, 2)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
  });

  it('follows the weights', () => {
    const random = createRandom('weights');
    const drawn = Array.from({ length: 4000 }, () => random.weighted({ often: 3, seldom: 1, never: 0 }));
    const often = drawn.filter((name) => name === 'often').length;
    expect(drawn).not.toContain('never');
    // 3000 expected; four standard deviations of the binomial are 110.
    expect(Math.abs(often - 3000)).toBeLessThan(110);
  });

  it('samples without repeats and stops when no items remain', () => {
    expect(createRandom('sample').sample([1, 2, 3], 5).sort()).toEqual([1, 2, 3]);
  });

  it('rejects an empty choice', () => {
    expect(() => createRandom('empty').pick([])).toThrow(RangeError);
    expect(() => createRandom('empty').weighted({ none: 0 })).toThrow(RangeError);
  });
});

it('gives other numbers with another seed, and the usual ones with seed 0', () => {
  const usual = createRandom('stores').next();
  try {
    seedRandom(7);
    const other = createRandom('stores').next();
    expect(other).not.toBe(usual);
    expect(createRandom('stores').next()).toBe(other);
  } finally {
    seedRandom(0);
  }
  expect(createRandom('stores').next()).toBe(usual);
});
