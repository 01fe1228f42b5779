import { expect, test } from 'vitest';
import { isAudioVariant } from './audio-variant';

test.each([
  ['/lc-us/nuance-audio-appointment', true],
  ['/lc-us/store-locator?from=nuance-audio-appointment', true],
  ['/lc-us/store-locator', false],
])('%s: %s', (url, expected) => {
  expect(isAudioVariant(url)).toBe(expected);
});
