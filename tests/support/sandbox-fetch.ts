import { testSandbox } from '@sandbox/testing/test-sandbox';
import { afterEach, beforeEach, vi } from 'vitest';

/** Responds to each test's requests in a file from a new sandbox, and starts with empty storage. */
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
