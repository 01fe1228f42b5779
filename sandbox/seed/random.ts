/**
 * Generates the seed's random numbers: the same key produces the same numbers in every run, on every machine.
 *
 * Not faker: the browser also builds the seed at every cold start of the service worker, where faker's locale data would be the
 * largest part of the bundle. Each part of the seed has a separate branch, so that a new brand or store does not change the
 * others.
 */
export interface SeededRandom {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number;
  /** Returns true with this probability (0 to 1). */
  chance(probability: number): boolean;
  /** A random item. @throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A random key, in proportion to its weight. @throws RangeError when no weight is above 0. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  /** Returns `count` different items (or all, if fewer), in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  /** An independent generator for a sub-key. */
  branch(key: string): SeededRandom;
}

/** Precedes every key; '' for the usual data. */
let prefix = '';

/** Chooses other data, for the whole process and before any is created; 0 is the usual one. */
export function seedRandom(seed: number): void {
  prefix = seed === 0 ? '' : `${seed}:`;
}

/** Returns a generator whose numbers depend only on the key, and on the seed of the process. */
export function createRandom(key: string): SeededRandom {
  const next = mulberry32(hashOf(`${prefix}${key}`));

  function integer(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError(`Nothing to pick from in ${key}`);
    return items[integer(0, items.length - 1)] as T;
  }

  function weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
    const entries = (Object.entries(weights) as [K, number][]).filter(([, weight]) => weight > 0);
    const last = entries.at(-1);
    if (!last) throw new RangeError(`No weight above 0 in ${key}`);
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      rest -= weight;
      if (rest < 0) return name;
    }
    return last[0];
  }

  function sample<T>(items: readonly T[], count: number): T[] {
    const pool = [...items];
    const taken: T[] = [];
    while (taken.length < count && pool.length > 0) {
      taken.push(...pool.splice(integer(0, pool.length - 1), 1));
    }
    return taken;
  }

  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick,
    weighted,
    sample,
    branch: (name) => createRandom(`${key}/${name}`),
  };
}

/** Hashes by FNV-1a over the UTF-16 units, with a final mix so that similar keys have very different hashes. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Implements Mulberry32 (public domain, T. Ettinger): 32 bits of state, a period of 2^32, enough for a catalog. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
