import { testSandbox } from '@sandbox/testing/test-sandbox';
import { afterEach, beforeEach, vi } from 'vitest';

/** For the tests of a file: a sandbox of its own responds to each test's requests, and storage begins empty. */
export function fetchFromSandbox(): void {
  beforeEach(() => {
    const { sandbox } = testSandbox();
    vi.stubGlobal('fetch', async (request: Request) => (await sandbox.handle(request, '')).response);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
}
