import { expect, it } from 'vitest';
import { pauseAfter } from './next-picture';

it.each([
  // 50 ms: 20 detections a second.
  [50, 0],
  // 120 ms and a pause of 60 ms: 5.6 a second.
  [120, 60],
  [600, 300],
  [3000, 400],
])('after %d ms, the worker pauses for %d ms', (duration, pause) => {
  expect(pauseAfter(duration)).toBe(pause);
});
