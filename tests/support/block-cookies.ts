import { onTestFinished, vi } from 'vitest';

/** For the rest of the test, cookies that are written are not there. As in Safari, the browser does not say so. */
export function blockCookies(): void {
  const read = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  onTestFinished(() => {
    read.mockRestore();
    write.mockRestore();
  });
}
