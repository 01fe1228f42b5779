import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Transport } from '../http/transport.ts';
import { runCommand } from '../run-command.ts';
import { jobsHost } from './jobs/host.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-checker-'));
const contract = join(import.meta.dirname, 'jobs/jobs.yaml');
const plugin = join(import.meta.dirname, 'jobs');
const report = join(folder, 'report.json');

let host: Transport;
let requests: Request[] = [];
let server: ServerType;
let url: string;

beforeAll(async () => {
  url = await new Promise((resolve) => {
    const fetch = (request: Request) => {
      requests.push(request);
      return host(request);
    };
    server = serve({ port: 0, hostname: '127.0.0.1', fetch }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
});
beforeEach(() => {
  host = jobsHost();
  requests = [];
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  let output = '';
  const collect = (text: unknown) => {
    output += text;
    return true;
  };
  using _out = vi.spyOn(process.stdout, 'write').mockImplementation(collect);
  using _errors = vi.spyOn(process.stderr, 'write').mockImplementation(collect);
  return { exitCode: await runCommand(args), output };
}

const files = ['--contract', contract, '--plugin', plugin];

it('checks another API with its description and plug-in, and repeats what it has found', async () => {
  const clean = await run('check', ...files, '--url', url, '--write', '--seed', '3', '--generated', '2');
  expect([clean.exitCode, clean.output]).toEqual([0, expect.stringContaining('0 findings')]);
  const right = host;
  host = async (request) =>
    request.method === 'DELETE' ? new Response(null, { status: 204 }) : right(request);
  const faulty = await run(
    'check',
    ...files,
    '--url',
    url,
    '--write',
    '--generated',
    '0',
    '--report',
    report,
  );
  expect(faulty.exitCode).toBe(1);
  const id = 'cancelJob/invariant/read-back-getJob';
  expect((await run('replay', report, id, ...files)).output).toContain(`STILL THERE         ${id}`);
  host = jobsHost();
  expect((await run('replay', report, id, ...files)).output).toContain(`gone                ${id}`);
});

it('takes credentials from the command line, and leaves them out where a call must be rejected', {
  tags: 'full-run',
}, async () => {
  const token = ['--header', 'Authorization: Bearer token-of-north'];
  const args = ['check', '--contract', contract, '--url', url, ...token, '--write', '--generated', '0'];
  const { exitCode, output } = await run(...args);
  expect([exitCode, output]).toEqual([0, expect.stringContaining('0 findings')]);
  expect(requests.some(({ headers }) => !headers.has('authorization'))).toBe(true);
});

it.each([
  [['check', '--url', 'http://host.test'], '--contract is missing'],
  [['check', '--url', 'http://host.test', '--contract', 'none.yaml'], 'There is no file "none.yaml"'],
  [
    ['check', '--url', 'http://host.test', '--contract', contract, '--plugin', 'none.ts'],
    'There is no plug-in "none.ts"',
  ],
  [['check', '--url', 'http://host.test', '--contract', contract, '--plugin', contract], 'cannot be loaded'],
  [['proxy', '--url', 'http://host.test'], '--contract is missing'],
  [['diff', contract], 'Name two documents'],
])('%j says what is missing', async (args, reason) => {
  const { exitCode, output } = await run(...args);
  expect([exitCode, output]).toEqual([2, expect.stringContaining(reason)]);
  expect(output).toContain(`contract-checker ${args[0]}`);
});
