import { sharedSeed } from '@sandbox/seed/shared-seed';
import { describe, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../../tests/support/full-run';
import { drawFrame } from './draw-frame';
import { SHOT_TYPES } from './shot-types';

/** One frame in so many is drawn. */
const STEP = IS_FULL_RUN ? 41 : 369;

describe('drawings of the catalog', () => {
  it('stay small: below 13 kB on average, none above 17 kB', () => {
    const frames = sharedSeed().catalog.frames.filter((_, index) => index % STEP === 0);
    const sizes = frames.flatMap((model) =>
      SHOT_TYPES.map((shot) => (model.colors[0] ? drawFrame(model, model.colors[0], shot).length : 0)),
    );
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(13_000);
    expect(Math.max(...sizes)).toBeLessThan(17_000);
  });
});
