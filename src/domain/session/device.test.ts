import { expect, test } from 'vitest';
import { benefitCopyVariant, breakpoint, deviceType } from './device';

test.each([
  [320, 'M'],
  [413, 'M'],
  [413.9, 'M'],
  [414, 'T'],
  [1024, 'T'],
  [1025, 'D'],
])('%d px is device type %s', (width, expected) => {
  expect(deviceType(width)).toBe(expected);
});

test.each([
  [0, 'mobile'],
  [760, 'mobile'],
  [760.5, 'tablet'],
  [761, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
])('%d px has the %s layout', (width, expected) => {
  expect(breakpoint(width)).toBe(expected);
});

test('the wording changes above 480 px', () => {
  expect(benefitCopyVariant(480)).toBe('allowance');
  expect(benefitCopyVariant(481)).toBe('benefits');
});
