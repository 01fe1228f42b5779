import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { missingCode, watchMissingCode } from './missing-code';

afterEach(() => missingCode.set(false));

const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('records an import that fails, whose caller still hears of it', () => {
  watchMissingCode();
  expect(fail()).toBe(true);
  expect(missingCode.read()).toBe(true);
});

it('records none while there is no connection', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  watchMissingCode();
  fail();
  expect(missingCode.read()).toBe(false);
});
