import { describe, expect, it } from 'vitest';
import { readServerSettings } from './server-settings';

const settingsOf = (environment: NodeJS.ProcessEnv) => {
  const read = readServerSettings(environment);
  if (!('settings' in read)) throw new Error(read.problems.join('\n'));
  return read.settings;
};
const problemsOf = (environment: NodeJS.ProcessEnv) => {
  const read = readServerSettings(environment);
  return 'problems' in read ? read.problems : [];
};

const DEFAULTS = {
  PORT: 4173,
  SANDBOX_DATA: '.data/sandbox.sqlite',
  MAP_TILES_ATTRIBUTION: '',
  MAP_TILES_MAX_ZOOM: 19,
  WEB_CONCURRENCY: 1,
};

describe('settings', () => {
  it('have defaults', () => {
    expect(settingsOf({})).toEqual(DEFAULTS);
  });

  it('that are blank are as good as none', () => {
    const blank = Object.fromEntries(
      ['PORT', 'WCS_ORIGIN', 'SANDBOX_DATA', 'PUBLIC_ORIGIN', 'STORE_HOST_CA', 'GOOGLE_CLIENT_ID'].map(
        (name) => [name, ''],
      ),
    );
    const rest = {
      MAP_TILES_MAX_ZOOM: ' ',
      STORE_PAGE_SIZE: '',
      EXAM_BOOKING_HOSTS: '',
      DOCTOR_PRACTICE_URL: '',
    };
    expect(settingsOf({ ...blank, ...rest })).toEqual(DEFAULTS);
  });

  it('are read', () => {
    expect(
      settingsOf({
        PORT: '0',
        MAP_TILES_MAX_ZOOM: '18',
        STORE_PAGE_SIZE: '100',
        EXAM_BOOKING_HOSTS: 'a.test,b.test',
      }),
    ).toMatchObject({
      PORT: 0,
      MAP_TILES_MAX_ZOOM: 18,
      STORE_PAGE_SIZE: 100,
      EXAM_BOOKING_HOSTS: ['a.test', 'b.test'],
    });
  });
});

it.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
  ['MAP_TILES_MAX_ZOOM', 'abc', 'MAP_TILES_MAX_ZOOM must be a whole number from 9 to 24, not "abc".'],
  ['MAP_TILES_MAX_ZOOM', '8', 'MAP_TILES_MAX_ZOOM must be a whole number from 9 to 24, not "8".'],
  ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY must be a whole number from 1 to 64, not "0".'],
  ['WEB_CONCURRENCY', '2', 'WEB_CONCURRENCY must be 1 with the sandbox, whose data is in one process.'],
  ['CACHE_URL', 'http://cache', 'CACHE_URL must be like redis://cache.example.com:6379.'],
  ['PURGE_SECRET', 'short', 'PURGE_SECRET must be a text of at least 32 characters.'],
  ['STORE_PAGE_SIZE', '2.5', 'STORE_PAGE_SIZE must be a whole number from 1 to 100, not "2.5".'],
  ['STORE_PAGE_SIZE', '0', 'STORE_PAGE_SIZE must be a whole number from 1 to 100, not "0".'],
  ['STORE_PAGE_SIZE', '1e1', 'STORE_PAGE_SIZE must be a whole number from 1 to 100, not "1e1".'],
])('%s=%s is named with what it must be', (name, value, problem) => {
  expect(problemsOf({ [name]: value })).toEqual([problem]);
});

it('names every setting that is not valid at once', () => {
  const names = [
    'PORT',
    'WCS_ORIGIN',
    'PUBLIC_ORIGIN',
    'STORE_HOST_US',
    'STORE_HOST_CA',
    'MAP_TILES_URL',
    'MAP_TILES_MAX_ZOOM',
    'DIRECTIONS_URL',
    'STORE_PAGE_SIZE',
    'EXAM_BOOKING_CALIFORNIA_URL',
    'EXAM_BOOKING_TEXAS_OKLAHOMA_URL',
    'EXAM_BOOKING_HOSTS',
    'DOCTOR_PRACTICE_URL',
  ];
  const problems = problemsOf(Object.fromEntries(names.map((name) => [name, 'not valid'])));
  expect(problems.map((problem) => problem.split(' must be ')[0])).toEqual(names);
});
