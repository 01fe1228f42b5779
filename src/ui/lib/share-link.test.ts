import { afterEach, expect, it, vi } from 'vitest';
import { shareLink } from './share-link';

const LINK = { title: 'Corvenna Polygon', url: 'https://www.example.com/lc-us/2017230701520' };
const copied: string[] = [];
const clipboard = { writeText: async (text: string) => void copied.push(text) };

afterEach(() => {
  copied.length = 0;
  vi.unstubAllGlobals();
});

it('shares with the device where it can', async () => {
  const shared: unknown[] = [];
  vi.stubGlobal('navigator', { share: async (link: unknown) => void shared.push(link), clipboard });
  expect(await shareLink(LINK)).toBe('shared');
  expect(shared).toEqual([LINK]);
  expect(copied).toEqual([]);
});

it('does nothing more when the shopper cancels', async () => {
  const share = () => Promise.reject(new DOMException('', 'AbortError'));
  vi.stubGlobal('navigator', { share, clipboard });
  expect(await shareLink(LINK)).toBeUndefined();
  expect(copied).toEqual([]);
});

it('copies the link when sharing is denied', async () => {
  const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', { share, clipboard });
  expect(await shareLink(LINK)).toBe('copied');
  expect(copied).toEqual([LINK.url]);
});

it('is blocked without a clipboard', async () => {
  vi.stubGlobal('navigator', {});
  expect(await shareLink(LINK)).toBe('blocked');
});
