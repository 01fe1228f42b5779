import { expect, it } from 'vitest';

/** Everything that may be loaded on the server, or in a page before it is shown. Entries start something at once. */
const modules = import.meta.glob([
  '../../src/**/*.{ts,tsx}',
  '!../../src/**/*.test.{ts,tsx}',
  '!../../src/**/*.d.ts',
  '!../../src/app/entry-client.tsx',
  '!../../src/server/main.ts',
]);

it('every module loads where there is no browser', async () => {
  expect(typeof window).toBe('undefined');
  expect(Object.keys(modules).length).toBeGreaterThan(200);
  const failures: string[] = [];
  for (const [path, load] of Object.entries(modules)) {
    await load().catch((error: unknown) => failures.push(`${path}: ${String(error)}`));
  }
  expect(failures).toEqual([]);
}, 60_000);
