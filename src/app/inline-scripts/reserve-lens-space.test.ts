import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reserveLensSpace } from './reserve-lens-space';

const UPC = '2017230701520';
const NOW = Date.UTC(2026, 5, 15);
let rules: string[];
let sheets: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  rules = [];
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        rules.push(text);
      }
    },
  );
  sheets = [];
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: sheets });
  window.history.replaceState(null, '', `/lc-us/${UPC}?ref=x`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const store = (value: object, until = NOW + 1) =>
  localStorage.setItem('last', JSON.stringify({ until, value }));
const chosen = { frameUpc: UPC, selection: { packageUpc: '2100000000036' } };

it('reserves space for lenses that were chosen for the frame of the page', () => {
  store(chosen);
  reserveLensSpace('last', 'heights', 'place{}');
  expect(rules).toEqual(['place{}']);
  expect(sheets).toHaveLength(1);
});

it.each<[string, string, string]>([
  ['of this width', JSON.stringify({ [`/lc-us/${UPC} ${window.innerWidth}`]: [524.25, 44] }), '524.25px'],
  ['of another width only', JSON.stringify({ [`/lc-us/${UPC} 1`]: [600, 44] }), 'place{}'],
  [
    'of another locale only',
    JSON.stringify({ [`/fr-ca/${UPC} ${window.innerWidth}`]: [600, 44] }),
    'place{}',
  ],
])('reserves as much as the page has shown before: heights %s', (_case, heights, held) => {
  store(chosen);
  localStorage.setItem('heights', heights);
  reserveLensSpace('last', 'heights', 'place{}');
  expect(rules[0]).toContain(held);
  expect(rules[0]).not.toContain('600');
});

it.each<[string, () => void]>([
  ['nothing is stored', () => {}],
  ['something else is stored', () => localStorage.setItem('last', '{broken')],
  ['they are of another frame', () => store({ ...chosen, frameUpc: '2003200501450' })],
  ['no lens is chosen yet', () => store({ frameUpc: UPC, selection: {} })],
  ['they are older than a day', () => store(chosen, NOW - 1)],
])('reserves nothing when %s', (_case, arrange) => {
  arrange();
  reserveLensSpace('last', 'heights', 'place{}');
  expect(rules).toEqual([]);
});
