import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportView } from './report-view';
import { BROWSER_REPORTS_META, reportShare } from './reported-share';

const sendBeacon = vi.fn<(url: string, body: string) => boolean>();

/** A browser that has painted its largest element twice. */
class Observer {
  static readonly supportedEntryTypes = ['largest-contentful-paint'];
  readonly #callback: (list: { getEntries: () => object[] }) => void;
  constructor(callback: (list: { getEntries: () => object[] }) => void) {
    this.#callback = callback;
  }
  observe(): void {
    const entryType = 'largest-contentful-paint';
    const getEntries = () => [
      { entryType, startTime: 400 },
      { entryType, startTime: 900 },
    ];
    this.#callback({ getEntries });
  }
}

beforeEach(() => {
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
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}
const sent = () => sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);

it('reports the vitals of a view once, when the shopper leaves', async () => {
  window.history.replaceState(null, '', '/lc-us/eyeglasses?q=planted-secret');
  reportView();
  await Promise.resolve();
  expect(sent()).toEqual([]);
  leave();
  leave();
  expect(sent()).toEqual([['/browser-reports', { path: '/lc-us/eyeglasses', lcp: 900, errors: [] }]]);
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
