import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Fails the test that caused a console warning or error. A test that expects one mocks the spy's implementation and clears its
 * calls.
 */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'console.warn was called').toEqual([]);
});
