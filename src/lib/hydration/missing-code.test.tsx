import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { missingCode, watchMissingCode } from './missing-code';

afterEach(() => {
  missingCode.set(false);
  delete window.reportMissingCode;
});

const fail = () => Promise.reject(new Error('404')).catch(window.reportMissingCode);

it('records an import that fails, whose caller still hears of it', async () => {
  watchMissingCode();
  await expect(fail()).rejects.toThrow('404');
  expect(missingCode.read()).toBe(true);
});

it('records none while there is no connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  watchMissingCode();
  await expect(fail()).rejects.toThrow('404');
  expect(missingCode.read()).toBe(false);
});
