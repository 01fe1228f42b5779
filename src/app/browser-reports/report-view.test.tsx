import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportView } from './report-view';
import { BROWSER_REPORTS_META, reportShare } from './reported-share';

/** Entries that a browser has, by type. */
let entries: Record<string, object[]> = {};
const sendBeacon = vi.fn<(url: string, body: string) => boolean>();

class Observer {
  readonly #callback: (list: { getEntries: () => object[] }) => void;
  constructor(callback: (list: { getEntries: () => object[] }) => void) {
    this.#callback = callback;
  }
  observe({ type }: { type: string }): void {
    this.#callback({ getEntries: () => entries[type] ?? [] });
  }
}

beforeEach(() => {
  entries = {};
  sendBeacon.mockClear();
  vi.stubGlobal('PerformanceObserver', Observer);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  document.head.querySelector(`meta[name="${BROWSER_REPORTS_META}"]`)?.remove();
});

function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
const sent = () => sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);

it('reports the vitals of a view once, when the shopper leaves', () => {
  window.history.replaceState(null, '', '/lc-us/eyeglasses?q=planted-secret');
  entries = {
    'largest-contentful-paint': [{ startTime: 400 }, { startTime: 900 }],
    'layout-shift': [
      { startTime: 100, value: 0.01, hadRecentInput: false },
      { startTime: 200, value: 0.02, hadRecentInput: false },
      { startTime: 300, value: 0.5, hadRecentInput: true },
      { startTime: 2000, value: 0.02, hadRecentInput: false },
    ],
    event: [{ duration: 300 }, { duration: 80, interactionId: 1 }, { duration: 40, interactionId: 2 }],
  };
  reportView();
  expect(sent()).toEqual([]);
  leave();
  leave();
  expect(sent()).toEqual([
    ['/browser-reports', { path: '/lc-us/eyeglasses', lcp: 900, inp: 80, cls: 0.03, errors: [] }],
  ]);
});

it('reports the first errors, without their messages', () => {
  reportView();
  const error = new TypeError('ana@example.com is no address');
  error.stack = `${error}\n    at go (https://www.example.com/_build/entry-a1.js:1:234)\n    at <anonymous>`;
  for (let index = 0; index < 6; index += 1)
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  leave();
  const seen = { name: 'TypeError', places: ['/_build/entry-a1.js:1:234'] };
  expect(sent()).toEqual([['/browser-reports', expect.objectContaining({ errors: Array(5).fill(seen) })]]);
});

it.each([
  ['no view without the setting', undefined, 0, 0],
  ['a view of the share', '10', 0.09, 1],
  ['no view beyond the share', '10', 0.11, 0],
])('%s', async (_what, percent, chance, count) => {
  if (percent) {
    const meta = Object.assign(document.createElement('meta'), {
      name: BROWSER_REPORTS_META,
      content: percent,
    });
    document.head.append(meta);
  }
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
  const added = vi.spyOn(document, 'addEventListener');
  reportShare();
  await import('./report-view');
  await Promise.resolve();
  expect(added.mock.calls.filter(([type]) => type === 'visibilitychange')).toHaveLength(count);
  added.mockRestore();
  random.mockRestore();
});
