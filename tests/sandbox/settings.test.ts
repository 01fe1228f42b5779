import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WAIT_MS } from '../support/limits';

const START = ['--import', './scripts/contract/resolve-aliases.ts', 'sandbox/main.ts'];

/** Starts a sandbox server that is expected to fail. */
function fail(environment: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...START, ...args], {
    env,
    encoding: 'utf8',
    timeout: WAIT_MS,
  });
  return { status, stdout, stderr };
}

it('a port that is none stops the server with one line, as with the store', () => {
  expect(fail({ PORT: 'abc' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT must be a whole number from 0 to 65535, not "abc".\n',
  });
});

it('so does a scenario that is none', { tags: 'full-run' }, () => {
  expect(fail({ SANDBOX_DATA: ':memory:' }, '--scenario', 'cart-gone')).toEqual({
    status: 1,
    stdout: '',
    stderr: '--scenario: there is no scenario "cart-gone"; docs/scenarios.md lists them.\n',
  });
});

it('a port that is in use does, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-port-'));
  const other = createServer().listen(0);
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const second = fail({ PORT: port, SANDBOX_DATA: join(folder, 'second.sqlite') });
  expect(second).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(port) });
  expect(second.stderr.trim().split('\n')).toHaveLength(1);
  other.close();
  rmSync(folder, { recursive: true });
});
