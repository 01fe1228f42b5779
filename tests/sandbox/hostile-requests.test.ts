import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExampleCall, exampleCalls } from './bad-requests/example-call';
import { type HostileRequest, hostileRequests, plainRequest } from './bad-requests/hostile-requests';
import { withIds } from './bad-requests/with-ids';
import { type Frame, HttpShopper, listFrames } from './http-shopper';
import { sendRaw } from './raw-http';
import { type SandboxProcess, startSandbox } from './sandbox-process';
import { findUndocumented } from './undocumented-response';

const calls = exampleCalls();

let folder: string;
let sandbox: SandboxProcess;
let frame: Frame;
/** A shopper whose cart and wishlist must not change. */
let bystander: HttpShopper;
let initialState: unknown;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-http-'));
  sandbox = await startSandbox(join(folder, 'sandbox.sqlite'));
  const [first, other] = await listFrames(sandbox.url, 2);
  if (!first || !other) throw new Error('The listing has no frames.');
  frame = first;
  bystander = new HttpShopper(sandbox.url);
  await bystander.becomeGuest();
  await bystander.addFrame(frame);
  await bystander.save(other);
  initialState = [await bystander.cart(), await bystander.savedIds()];
});
afterAll(async () => {
  await sandbox.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a guest with a frame in the cart, and the example call with that guest's IDs. */
async function prepareAttack(call: ExampleCall): Promise<{ call: ExampleCall; cookie: string }> {
  const attacker = new HttpShopper(sandbox.url);
  const userId = await attacker.becomeGuest();
  const [orderItemId = ''] = await attacker.addFrame(frame);
  const { orderId } = await attacker.cart();
  const ids = {
    '510044': userId,
    '90210001': orderId,
    '90210002': orderId,
    '70030001': orderItemId,
    '70030011': orderItemId,
    '301122': frame.catentryId,
    '8056000012345': frame.partNumber,
  };
  return { call: withIds(call, ids), cookie: attacker.cookieHeader };
}

/** Describes a wrong response to a hostile request in one line; undefined when it is correct. */
async function findProblem(
  { description, request }: HostileRequest,
  cookie: string,
): Promise<string | undefined> {
  const response = await sendRaw(sandbox.url, { ...request, headers: { ...request.headers, cookie } });
  const start = `${description}: ${response.status} ${response.text.slice(0, 120)}`;
  if (response.status >= 500) return start;
  if (response.text.includes('root:x:') || response.setCookies.some((line) => line.startsWith('injected')))
    return `${start} (injected)`;
  const finding = await findUndocumented(request, response);
  return finding && `${start} (${finding})`;
}

const problemsOf = async (problems: Promise<string | undefined>[]) =>
  (await Promise.all(problems)).filter((problem) => problem !== undefined);

describe('hostile texts and unknown IDs over HTTP are harmless', () => {
  it.each(calls)('$operationId', async (example) => {
    const { call, cookie } = await prepareAttack(example);
    expect(await problemsOf(hostileRequests(call).map((request) => findProblem(request, cookie)))).toEqual(
      [],
    );
  });
});

describe('invalid sessions', () => {
  const user = '510001';
  it.each([
    ['a made-up session', `WC_USERACTIVITY_${user}=${user}%2C10851%2Cnull%2Cnull%2C1%2Cmade-up`],
    ['a session without a secret', `WC_AUTHENTICATION_${user}=`],
    ['a cookie that is badly encoded', `WC_USERACTIVITY_${user}=%E0%A4%A`],
    ['the name of an inherited property', 'WC_USERACTIVITY_1=1,constructor; __proto__=x'],
    ['seven thousand characters', `WC_USERACTIVITY_${user}=${'x'.repeat(7000)}`],
  ])('%s gets a documented response from every operation', async (what, cookie) => {
    const problems = calls.map((call) =>
      findProblem({ description: `${call.operationId} with ${what}`, request: plainRequest(call) }, cookie),
    );
    expect(await problemsOf(problems)).toEqual([]);
  });
});

describe('unusual paths, methods and headers', () => {
  const cart = '/wcs/resources/store/10851/cart/@self';
  const errorBody = { errors: [{ errorKey: expect.any(String), errorCode: expect.any(String) }] };
  const files = '/wcs/resources/store/10851/provideprescription/file';

  it.each([
    ['an unknown path', 404, { method: 'GET', path: '/wcs/resources/store/10851/nothing' }],
    ['an unknown store', 400, { method: 'GET', path: '/wcs/resources/store/99999/cart/@self' }],
    ['a method that the path does not have', 405, { method: 'DELETE', path: cart }],
    ['an unsupported method', 405, { method: 'PATCH', path: cart }],
    ['a badly encoded path', 400, { method: 'GET', path: `${files}/%E0%A4%A` }],
    ['path traversal', 404, { method: 'GET', path: `${files}/../../../../../etc/passwd` }],
    ['encoded path traversal', 400, { method: 'GET', path: `${files}/..%2f..%2f..%2fetc%2fpasswd` }],
    ['double-encoded path traversal', 400, { method: 'GET', path: `${files}/..%252f..%252fetc%252fpasswd` }],
    ['a hidden file', 400, { method: 'GET', path: `${files}/.env` }],
    ['an image key that is a path', 400, { method: 'GET', path: '/assets/frames/..%2f..%2fpackage.json' }],
    ['an empty segment', 404, { method: 'GET', path: '/wcs/resources/store//cart/@self' }],
  ])('%s is rejected with %i', async (_, status, request) => {
    const response = await sendRaw(sandbox.url, request);
    expect(response.status, response.text).toBe(status);
    expect(JSON.parse(response.text)).toMatchObject(errorBody);
  });

  it('accepts headers up to the server limit, and rejects larger ones', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 90 }, (_, index) => [`x-odd-${index}`, 'y'.repeat(100)]),
    );
    const path = '/wcs/resources/store/10851/usercontext/@self/contextdata';
    expect((await sendRaw(sandbox.url, { method: 'GET', path, headers: many })).status).toBe(200);
    const headers = { 'x-bomb': 'y'.repeat(20_000) };
    expect((await sendRaw(sandbox.url, { method: 'GET', path, headers })).status).toBe(431);
  });

  it('survives a query with a thousand values', async () => {
    const path = `/search/resources/store/10851/productview/byCategory/40001?${'facet=a:b&'.repeat(1000)}`;
    expect((await sendRaw(sandbox.url, { method: 'GET', path })).status).toBe(400);
  });
});

describe('after all of them', () => {
  it("a bystander's cart and wishlist are unchanged", async () => {
    expect([await bystander.cart(), await bystander.savedIds()]).toEqual(initialState);
  });

  it('the sandbox stops cleanly and has reported no internal error', async () => {
    expect(await sandbox.stop()).toBe(0);
    expect(sandbox.errors().slice(0, 500)).toBe('');
  });
});
