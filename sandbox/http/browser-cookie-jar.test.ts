import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserCookieJar } from './browser-cookie-jar';

const SESSION = { name: 'session', value: 'a b', httpOnly: true };
let texts: Map<string, string>;
let fail: (() => never) | undefined;

beforeEach(() => {
  texts = new Map();
  fail = undefined;
  vi.stubGlobal('document', { cookie: '' });
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      fail?.();
      return {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => texts.set(key, text),
      };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('keeps cookies in local storage, for all tabs, until they are deleted', () => {
  const jar = new BrowserCookieJar();
  jar.save([SESSION]);
  expect(new BrowserCookieJar().header()).toBe('session=a%20b');
  new BrowserCookieJar().save([{ ...SESSION, maxAge: 0 }]);
  expect(jar.header()).toBe('');
});

it('keeps cookies as long as the document where the browser blocks storage', () => {
  fail = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const jar = new BrowserCookieJar();
  expect(jar.header()).toBe('');
  jar.save([SESSION]);
  jar.save([{ ...SESSION, name: 'other', value: 'x' }]);
  expect(jar.header()).toBe('session=a%20b; other=x');
});
