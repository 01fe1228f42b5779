import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { toCurl } from '../contract-checker/findings/to-curl';
import { type CheckArguments, parseArguments } from '../contract-checker/parse-arguments';
import { planLines } from '../contract-checker/plan/plan-lines';
import { parseProxyArguments } from '../contract-checker/proxy';
import { runCommand } from '../contract-checker/run-command';
import { storeContract } from './store-contract';
import { storeProgram } from './store-files';

const folder = mkdtempSync(join(tmpdir(), 'contract-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command. What its parts print by themselves goes to the streams of the process. */
async function run(...args: string[]) {
  let output = '';
  let errors = '';
  using _errors = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += text;
    return true;
  });
  const exitCode = await runCommand(args, {
    program: storeProgram,
    write: (text) => {
      output += text;
    },
  });
  return { exitCode, output, errors };
}

describe('the command', () => {
  it.each(['--help', '-h', 'help'])('%s lists the commands', async (name) => {
    const { exitCode, output, errors } = await run(name);
    expect([exitCode, errors]).toEqual([0, '']);
    for (const command of ['check', 'replay', 'proxy', 'diff']) expect(output).toContain(`-- ${command} `);
  });

  it.each([
    [[], 'npm run contract'],
    [['chek'], 'There is no command "chek".'],
    [['toString'], 'There is no command "toString".'],
    [['check', '--url', 'http://host.test', '--baseline', join(folder, 'none.txt')], 'There is no baseline'],
    [['check', '--url', 'http://host.test', '--report', '/dev/null/a.html'], '--report: "/dev/null/a.html"'],
    [
      ['proxy', '--url', 'http://host.test', '--port', '0', '--baseline', join(folder, 'none.txt')],
      'There is',
    ],
    [['proxy', '--url', 'http://host.test', '--port', '0', '--report', '/dev/null/a.xml'], '--report: '],
  ])('%j says what is wrong, before it starts anything', async (args, reason) => {
    const { exitCode, output, errors } = await run(...args);
    expect([exitCode, output]).toEqual([2, '']);
    expect(errors).toContain(reason);
    expect(errors).not.toMatch(/^ +at .*:\d+/m);
  });

  it('says that a port is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const report = join(folder, 'new', 'report.xml');
    const { exitCode, errors } = await run(
      'proxy',
      '--url',
      'http://host.test',
      '--port',
      port,
      '--report',
      report,
    );
    server.close();
    expect([exitCode, errors]).toEqual([2, `Port ${port} is in use; --port sets another one.\n`]);
    expect(existsSync(report)).toBe(true);
  });
});

describe('options', () => {
  it('have safe defaults', () => {
    expect(parseArguments(['--url', 'https://host.test/'], storeContract, {})).toMatchObject({
      url: 'https://host.test',
      settings: { store: '10851' },
      write: false,
      concurrency: 8,
      timeoutMs: 30_000,
    });
  });

  it('keep what a gateway asks for out of the URL', () => {
    const args = ['--url', 'https://ana:s%40fe@host.test/api/', '--header', 'X-Api-Key: k: 1'];
    expect(parseArguments(args, storeContract, {})).toMatchObject({
      url: 'https://host.test/api',
      headers: { authorization: `Basic ${btoa('ana:s@fe')}`, 'x-api-key': 'k: 1' },
      rate: 50,
    });
    expect(parseArguments(['--url', 'http://localhost:4010'], storeContract, {})).not.toHaveProperty('rate');
  });

  it('choose operations by service', () => {
    const args = ['--url', 'https://host.test', '--service', 'wishlist', '--only', 'getCart'];
    const { only } = parseArguments(args, storeContract, {}) as CheckArguments;
    expect(only?.toSorted()).toEqual([
      'addSavedItems',
      'countSavedItems',
      'getCart',
      'listSavedItems',
      'removeSavedItem',
    ]);
  });

  it('take the member from the environment alone', () => {
    const environment = { CONTRACT_MEMBER: 'a@example.com:pass:word' };
    expect(parseArguments(['--url', 'https://host.test'], storeContract, environment)).toMatchObject({
      settings: { member: 'a@example.com:pass:word' },
    });
    expect(() =>
      parseArguments(['--url', 'https://host.test', '--member', 'a:b'], storeContract, {}),
    ).toThrow('--member');
  });

  it.each([
    [['--url', 'ftp://host.test'], '--url'],
    [['--url', 'https://host.test/api?key=1'], 'leave out what follows the path'],
    [[], '--url'],
    [['--url', 'https://host.test', '--only', 'noSuch'], 'noSuch'],
    [['--url', 'https://host.test', '--rate', '0'], '--rate'],
    [['--url', 'https://host.test', '--service', 'cars'], 'cars'],
    [['--url', 'https://host.test', '--header', 'no colon'], '--header'],
    [['--url', 'https://host.test', '--max-skipped', 'few'], '--max-skipped'],
    [['--url', 'https://host.test', '--report', 'report.pdf'], '--report'],
  ])('are rejected with a reason: %s', (args, reason) => {
    expect(() => parseArguments(args, storeContract, {})).toThrow(reason);
  });
});

describe('options of the proxy', () => {
  it('listen on this machine alone, unless another address is given', () => {
    expect(parseProxyArguments(['--url', 'https://host.test/'], storeProgram)).toMatchObject({
      url: 'https://host.test',
      port: 4030,
      address: '127.0.0.1',
      reports: [],
    });
    const args = ['--url', 'https://host.test', '--address', '0.0.0.0', '--port', '0', '--report', 'a.xml'];
    expect(parseProxyArguments(args, storeProgram)).toMatchObject({
      address: '0.0.0.0',
      port: 0,
      reports: ['a.xml'],
    });
  });

  it.each([
    [[], '--url'],
    [['--url', 'https://host.test', '--port', 'x'], '--port'],
    [['--url', 'https://ana:secret@host.test'], 'leave the password out'],
    [['--url', 'https://host.test', '--report', 'report.pdf'], '--report'],
  ])('are rejected with a reason: %s', (args, reason) => {
    expect(() => parseProxyArguments(args, storeProgram)).toThrow(reason);
  });
});

describe('plan', () => {
  const url = 'https://host.test';

  it('lists what a run would send', () => {
    const lines = planLines({ contract: storeContract, url, only: ['getCart'], write: true });
    expect(lines[0]).toBe(`getCart: GET ${url}/wcs/resources/store/10851/cart/@self`);
    expect(lines).toContain(
      `  GET ${url}/wcs/resources/store/no-such-value/cart/@self  enum path.storeId: to be rejected`,
    );
    expect(lines).toContain(
      `  GET ${url}/wcs/resources/store/10851/cart/@self  without a session: to be rejected`,
    );
  });

  it('makes no call that changes something without --write', () => {
    const lines = planLines({ contract: storeContract, url, write: false });
    const changing = lines
      .filter((line) => /^\S+: (POST|PUT|DELETE)/.test(line))
      .map((line) => line.split(':')[0]);
    expect(changing.sort()).toEqual([
      'checkAvailableFrames',
      'estimateWithBenefits',
      'findStores',
      'getInsuranceDiscounts',
      'priceWithBenefits',
    ]);
    expect(lines.filter((line) => line.includes('PATCH'))).toEqual([]);
    expect(lines).toContain('checkout: not called; it changes something (--write)');
  });
});

it('curl quotes what a shell would change', () => {
  const request = {
    method: 'POST',
    url: "http://host.test/a'b",
    headers: { cookie: '$CONTRACT_COOKIE', accept: 'a$b' },
    body: '{"a":"$(x)"}',
  };
  expect(toCurl(request)).toBe(
    `curl --include --request POST --header "cookie: $CONTRACT_COOKIE" --header 'accept: a$b' ` +
      `--data-raw '{"a":"$(x)"}' 'http://host.test/a'\\''b'`,
  );
});
