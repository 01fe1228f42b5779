import { expect, it } from 'vitest';
import { parseServerOptions } from './server-options';

it('has defaults for everything', () => {
  expect(parseServerOptions([], {})).toEqual({
    port: 4010,
    host: undefined,
    dataFile: '.data/sandbox.sqlite',
    latency: 0,
    scenario: '',
    seed: 0,
    origins: [],
    open: false,
  });
});

it('reads the command line before the environment; a blank setting is none', () => {
  const environment = {
    PORT: '5000',
    SANDBOX_DATA: 'a.sqlite',
    SANDBOX_ORIGIN: 'https://a.test,https://b.test',
  };
  expect(parseServerOptions([], environment)).toMatchObject({
    port: 5000,
    dataFile: 'a.sqlite',
    origins: ['https://a.test', 'https://b.test'],
  });
  expect(
    parseServerOptions(['--port', '0', '--data', 'memory', '--origin', 'https://c.test/'], environment),
  ).toMatchObject({ port: 0, dataFile: ':memory:', origins: ['https://c.test'] });
  expect(parseServerOptions([], { PORT: ' ', SANDBOX_DATA: '', HOST: '', SANDBOX_ORIGIN: ' ' })).toEqual(
    parseServerOptions([], {}),
  );
});

it('keeps the data of another seed apart', () => {
  expect(parseServerOptions(['--seed', '7'], {})).toMatchObject({ dataFile: '.data/sandbox-seed-7.sqlite' });
});

it.each([
  [['--port', '99999'], '--port must be a whole number from 0 to 65535, not "99999".'],
  [['--latency', 'slow'], '--latency must be a whole number from 0 to 30000, not "slow".'],
  [['--seed', '1.5'], '--seed must be a whole number from 0 to 999999, not "1.5".'],
  [['--prot', '1'], "Unknown option '--prot'; --help lists the options."],
  [['--port'], "Option '--port <value>' argument missing; --help lists the options."],
  [['here'], "Unexpected argument 'here'; --help lists the options."],
  [
    ['--origin', 'app.test'],
    '--origin must be a scheme and host such as https://app.test, without a path, not "app.test".',
  ],
  [
    ['--origin', 'https://app.test/shop'],
    '--origin must be a scheme and host such as https://app.test, without a path, not "https://app.test/shop".',
  ],
])('says in one sentence what is wrong with %j', (args, message) => {
  expect(() => parseServerOptions(args, {})).toThrow(new Error(message));
});

it('asks for help only', () => {
  expect(parseServerOptions(['--help', '--port', 'abc'], {})).toBe('help');
});
