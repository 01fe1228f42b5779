import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../support/full-run';
import { type BadRequest, badRequests } from './bad-requests/bad-requests';
import { exampleCalls } from './bad-requests/example-call';
import { HttpShopper, listFrames } from './http-shopper';
import { sendRaw } from './raw-http';
import { type SandboxProcess, startSandbox } from './sandbox-process';
import { storedDocuments } from './stored-documents';
import { findUndocumented } from './undocumented-response';

/** One of so many bad requests of each operation is sent, the kinds of them by turns. */
const STEP = IS_FULL_RUN ? 1 : 6;

let folder: string;
let dataFile: string;
let sandbox: SandboxProcess;
let shopper: HttpShopper;
let storedBefore: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-http-'));
  dataFile = join(folder, 'sandbox.sqlite');
  const first = await startSandbox(dataFile);
  shopper = new HttpShopper(first.url);
  await shopper.becomeGuest();
  const [frame, other] = await listFrames(first.url, 2);
  if (!frame || !other) throw new Error('The listing has no frames.');
  await shopper.addFrame(frame);
  await shopper.save(other);
  expect(await first.stop()).toBe(0);
  storedBefore = storedDocuments(dataFile);
  sandbox = await startSandbox(dataFile);
});
afterAll(async () => {
  await sandbox.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Describes a wrong response to a bad request in one line; undefined when it is correct. */
async function findProblem({ description, status, request }: BadRequest): Promise<string | undefined> {
  const headers = { ...request.headers, cookie: shopper.cookieHeader };
  const response = await sendRaw(sandbox.url, { ...request, headers });
  const body = response.text.slice(0, 120);
  if (response.status !== status) return `${description}: ${response.status} instead of ${status}: ${body}`;
  const finding = await findUndocumented(request, response);
  return finding && `${description}: ${finding}: ${body}`;
}

describe('bad requests over HTTP get the documented error', () => {
  it.each(exampleCalls().map((call, turn) => ({ ...call, turn })))(
    '$operationId',
    async ({ turn, ...call }) => {
      const requests = badRequests(call).filter((_, index) => (turn + index) % STEP === 0);
      const problems = await Promise.all(requests.map(findProblem));
      expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
    },
  );
});

it('the keep-alive timeout is longer than that of clients', async () => {
  const { headers } = await fetch(`${sandbox.url}/wcs/resources/store/10851/usercontext/@self/contextdata`);
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', 'timeout=65']);
});

describe('after all of them', () => {
  it('the sandbox still serves the same shopper', async () => {
    const returningShopper = new HttpShopper(sandbox.url, shopper.cookies);
    expect((await returningShopper.cart()).orderItem).toHaveLength(1);
    expect(await returningShopper.savedIds()).toHaveLength(1);
  });

  it('it stops cleanly, without writes and without internal errors', async () => {
    expect(await sandbox.stop()).toBe(0);
    expect(storedDocuments(dataFile)).toEqual(storedBefore);
    expect(sandbox.errors().slice(0, 500)).toBe('');
  });
});
