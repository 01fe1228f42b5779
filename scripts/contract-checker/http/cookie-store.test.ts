import { expect, it } from 'vitest';
import { CookieStore } from './cookie-store.ts';

const PAST = 'Thu, 01 Jan 1970 00:00:00 GMT';
const FUTURE = 'Fri, 01 Jan 2100 00:00:00 GMT';

function cookiesAfter(...lines: string[]): string {
  const store = new CookieStore(new Map([['session', 'a']]));
  const headers = new Headers();
  for (const line of lines) headers.append('set-cookie', line);
  store.update(headers);
  return store.header();
}

it('adds and replaces cookies', () => {
  expect(cookiesAfter('session=b; Path=/; HttpOnly', 'store=10851; Max-Age=60')).toBe(
    'session=b; store=10851',
  );
});

it.each([
  ['Max-Age=0', ''],
  ['Max-Age=-1', ''],
  [`Expires=${PAST}`, ''],
  [`Expires=${PAST}; Max-Age=60`, 'session=b'],
  [`Expires=${FUTURE}; Max-Age=0`, ''],
  [`Expires=${FUTURE}`, 'session=b'],
  ['Expires=nonsense', 'session=b'],
])('removes a cookie that has ended, as a host does that signs out: %s', (attributes, header) => {
  expect(cookiesAfter(`session=b; Path=/; ${attributes}`)).toBe(header);
});
