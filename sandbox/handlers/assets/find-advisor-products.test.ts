import { describe, expect, test } from 'vitest';
import type { FrameShape } from '@/domain/catalog/frame-shape';
import { smallCatalog } from '../../search/testing/small-catalog';
import { testSandbox } from '../../testing/test-sandbox';
import { faceRules } from './face-shape-rules';
import { rankFrames } from './find-advisor-products';

const { sandbox, client } = testSandbox();
const { frames } = sandbox.context.catalog;
const US = 'locale=en-US&region=US&store=LC%40USA';

const recommendations = async (query: string) =>
  (await client().get(`/frame-advisor/recommendations?${US}${query}`)).body.products;
const frameOf = (upc: string) => frames.find(({ colors }) => colors.some((color) => color.upc === upc));

describe('every face', () => {
  test.each(Object.entries(faceRules))(
    '%s gets 24 frames with a recommended shape',
    async (faceShape, rule) => {
      const products: { upc: string; badgeShape: boolean }[] = await recommendations(
        `&faceShape=${faceShape}`,
      );
      expect(products).toHaveLength(24);
      expect(new Set(products.map(({ upc }) => upc)).size).toBe(24);
      for (const { upc, badgeShape } of products) {
        expect(badgeShape).toBe(true);
        expect(rule.recommended).toContain(frameOf(upc)?.shape);
      }
    },
  );
});

test('returns only frames within 3 mm of the width', async () => {
  const products: { upc: string }[] = await recommendations('&optimalHinge=138.5&productType=sunglasses');
  expect(products.length).toBeGreaterThan(5);
  for (const { upc } of products) {
    const frame = frameOf(upc);
    expect(frame?.category).toBe('sunglasses');
    expect(Math.abs((frame?.size.totalWidth ?? 0) - 138.5)).toBeLessThanOrEqual(3);
  }
});

test('returns the same products for the same query, and other colors for contrast than for harmony', async () => {
  const query = '&faceShape=round&limit=5';
  const harmony = await recommendations(query);
  expect(await recommendations(query)).toEqual(harmony);
  expect(harmony).toHaveLength(5);
  expect(await recommendations(`${query}&mood=contrast`)).not.toEqual(harmony);
});

test('ranks a recommended frame before a more popular one to avoid, which is still included', () => {
  const [abbott, , etoile] = smallCatalog().frames;
  if (!abbott || !etoile) throw new Error('The small catalog lacks its frames.');
  const withShape = (shape: FrameShape, popularity: number) => ({
    ...abbott,
    shape,
    popularity,
    catentryId: shape,
  });
  const ranked = rankFrames([withShape('round', 900), withShape('oval', 500), withShape('square', 1)], {
    productType: 'eyeglasses',
    mood: 'harmony',
    faceShape: 'round',
    limit: 24,
  });
  expect(ranked.map(({ frame }) => frame.shape)).toEqual(['square', 'oval', 'round']);
  expect(ranked.map(({ bestMatch }) => bestMatch)).toEqual([true, false, false]);
});

test('has the best match on the first frames alone', () => {
  const [abbott] = smallCatalog().frames;
  if (!abbott) throw new Error('The small catalog lacks its frame.');
  const frames = Array.from({ length: 8 }, (_, index) => ({
    ...abbott,
    shape: 'square' as const,
    popularity: 100 - index,
    catentryId: String(index),
  }));
  const query = { productType: 'eyeglasses', mood: 'harmony', faceShape: 'round', limit: 24 } as const;
  const isBest = rankFrames(frames, query).map(({ bestMatch }) => bestMatch);
  expect(isBest).toEqual([true, true, true, false, false, false, false, false]);
});

test('recommends a color in stock, and leaves out a frame without one', () => {
  const [, , etoile] = smallCatalog().frames;
  if (!etoile) throw new Error('The small catalog lacks its frame.');
  const query = { productType: 'eyeglasses', mood: 'harmony', limit: 24 } as const;
  expect(rankFrames([etoile], query).map(({ color }) => color.upc)).toEqual(['UPC-32']);
  const soldOut = { ...etoile, colors: etoile.colors.map((color) => ({ ...color, stock: 0 })) };
  expect(rankFrames([soldOut], query)).toEqual([]);
});

test('returns 400 for a limit above 24 and for an unknown face shape', async () => {
  for (const invalidQuery of ['&limit=25', '&faceShape=hexagon']) {
    expect((await client().get(`/frame-advisor/recommendations?${US}${invalidQuery}`)).status).toBe(400);
  }
});

test('locale, region and store belong together', async () => {
  const path = '/frame-advisor/recommendations';
  const status = async (locale: string, region: string, store: string) =>
    (await client().get(`${path}?${new URLSearchParams({ locale, region, store })}`)).status;
  expect(await status('en-CA', 'EU', 'LC@CA')).toBe(200);
  expect(await status('en-US', 'EU', 'LC@CA')).toBe(400);
  expect(await status('en-CA', 'US', 'LC@CA')).toBe(400);
});

test('the tone decides which colors match', async () => {
  const families = async (query: string) => {
    const products: { upc: string; badgeColor: boolean }[] = await recommendations(query);
    return products
      .filter(({ badgeColor }) => badgeColor)
      .map(({ upc }) => frameOf(upc)?.colors.find((color) => color.upc === upc)?.colorFamily);
  };
  const warm = await families('&faceShape=oval&tone=warm');
  expect(warm.length).toBeGreaterThan(5);
  for (const family of warm)
    expect(['tortoise', 'brown', 'gold', 'yellow', 'red', 'green']).toContain(family);
  const cool = await families('&faceShape=oval&tone=cool');
  expect(cool.length).toBeGreaterThan(5);
  for (const family of cool) expect(warm).not.toContain(family);
});
