import { onTestFinished, vi } from 'vitest';

/** Drops written cookies for the rest of the test. Like Safari, the browser does not say so. */
export function blockCookies(): void {
  const read = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  onTestFinished(() => {
    read.mockRestore();
    write.mockRestore();
  });
}
