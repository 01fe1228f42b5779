import { describe, expect, it } from 'vitest';
import { toCurl } from './findings/to-curl';
import { parseArguments } from './parse-arguments';
import { planLines } from './plan/plan-lines';
import { parseProxyArguments } from './proxy';

describe('options', () => {
  it('have safe defaults', () => {
    expect(parseArguments(['--url', 'https://host.test/'], {})).toMatchObject({
      url: 'https://host.test',
      storeId: '10851',
      write: false,
      concurrency: 8,
      timeoutMs: 30_000,
    });
  });

  it('take the member from the environment alone', () => {
    const environment = { CONTRACT_MEMBER: 'a@example.com:pass:word' };
    expect(parseArguments(['--url', 'https://host.test'], environment)).toMatchObject({
      member: { logonId: 'a@example.com', password: 'pass:word' },
    });
    expect(() => parseArguments(['--url', 'https://host.test', '--member', 'a:b'], {})).toThrow('--member');
  });

  it.each([
    [['--url', 'ftp://host.test'], '--url'],
    [[], '--url'],
    [['--url', 'https://host.test', '--only', 'noSuch'], 'noSuch'],
    [['--url', 'https://host.test', '--rate', '0'], '--rate'],
    [['--url', 'https://host.test', '--report', 'report.pdf'], '--report'],
  ])('are rejected with a reason: %s', (args, reason) => {
    expect(() => parseArguments(args, {})).toThrow(reason);
  });
});

describe('options of the proxy', () => {
  it('listen on this machine alone, unless another address is given', () => {
    expect(parseProxyArguments(['--url', 'https://host.test/'])).toMatchObject({
      url: 'https://host.test',
      port: 4020,
      address: '127.0.0.1',
      reports: [],
    });
    const args = ['--url', 'https://host.test', '--address', '0.0.0.0', '--port', '0', '--report', 'a.xml'];
    expect(parseProxyArguments(args)).toMatchObject({ address: '0.0.0.0', port: 0, reports: ['a.xml'] });
  });

  it.each([
    [[], '--url'],
    [['--url', 'https://host.test', '--port', 'x'], '--port'],
    [['--url', 'https://host.test', '--report', 'report.pdf'], '--report'],
  ])('are rejected with a reason: %s', (args, reason) => {
    expect(() => parseProxyArguments(args)).toThrow(reason);
  });
});

describe('plan', () => {
  const url = 'https://host.test';

  it('lists what a run would send', () => {
    const lines = planLines({ url, only: ['getCart'], write: true });
    expect(lines[0]).toBe(`getCart: GET ${url}/wcs/resources/store/10851/cart/@self`);
    expect(lines).toContain(
      `  GET ${url}/wcs/resources/store/no-such-value/cart/@self  enum path.storeId: to be rejected`,
    );
    expect(lines).toContain(
      `  GET ${url}/wcs/resources/store/10851/cart/@self  without a session: to be rejected`,
    );
  });

  it('makes no call that changes something without --write', () => {
    const lines = planLines({ url, write: false });
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
