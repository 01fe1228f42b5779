import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';
import { entityTag, PictureCache } from './pictures';

const { sandbox, client } = testSandbox();
const color = sandbox.context.catalog.frames[0]?.colors[0];

test('a frame has eight images, and each can be loaded', async () => {
  const manifest = await client().get(`/assets/frames/${color?.upc}/manifest.json`);
  expect(manifest.headers.get('cache-control')).toBe('public, max-age=86400');
  const items: { file_key: string; type: string }[] = manifest.body.items;
  expect(items.map(({ type }) => type)).toEqual([
    'front',
    'three-quarter-left',
    'three-quarter-right',
    'profile',
    'temple-detail',
    'folded',
    'worn',
    'case',
  ]);
  for (const { file_key } of items) {
    const picture = await client().get(`/assets/frames/${file_key}`);
    expect(`${file_key} ${picture.status}`).toBe(`${file_key} 200`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.text).toMatch(/^<svg .*<\/svg>$/s);
  }
});

test('a picture asked for as JPEG is the drawing, and says so', async () => {
  const path = `/assets/frames/${color?.upc}-front.svg`;
  const picture = await client().get(`${path}?format=jpeg`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(picture.text).toBe((await client().get(path)).text);
  expect((await client().get(`${path}?format=tiff`)).status).toBe(400);
});

test('a frame has a drawing for the try-on, which its manifest does not name', async () => {
  const picture = await client().get(`/assets/frames/${color?.upc}-try-on.svg`);
  expect(picture.status).toBe(200);
  const front = await client().get(`/assets/frames/${color?.upc}-front.svg`);
  // Draws no temples, shadow and reflections.
  expect(picture.text.length).toBeLessThan(front.text.length);
  expect(picture.text).not.toContain('<filter');
});

test('a contact lens has the front of its box only', async () => {
  const upc = sandbox.context.catalog.contactLenses[0]?.upc;
  const manifest = await client().get(`/assets/frames/${upc}/manifest.json`);
  expect(manifest.body).toEqual({ items: [{ file_key: `${upc}-front.svg`, type: 'front' }] });
  expect((await client().get(`/assets/frames/${upc}-front.svg`)).text).toMatch(/^<svg .*<\/svg>$/s);
  expect((await client().get(`/assets/frames/${upc}-worn.svg`)).status).toBe(404);
  expect((await client().get(`/assets/frames/${upc}-try-on.svg`)).status).toBe(404);
});

test('an image is immutable and has a stable ETag', async () => {
  const get = () => client().get(`/assets/frames/${color?.upc}-front.svg`);
  const [first, second] = [await get(), await get()];
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('etag')).toMatch(/^"[0-9a-z-]+"$/);
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(second.text).toBe(first.text);
});

test('an unknown part number has neither manifest nor image', async () => {
  expect((await client().get('/assets/frames/NONE-9999/manifest.json')).status).toBe(404);
  expect((await client().get('/assets/frames/NONE-9999-front.svg')).status).toBe(404);
  const model = sandbox.context.catalog.frames[0]?.partNumber;
  expect((await client().get(`/assets/frames/${model}-front.svg`)).status).toBe(404);
  expect((await client().get(`/assets/frames/${color?.upc}-back.svg`)).status).toBe(400);
});

test('the cache evicts the least recently used image', () => {
  const cache = new PictureCache(2);
  const drawn: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      drawn.push(key);
      return `<svg>${key}</svg>`;
    });
  expect(get('a')).toBe('<svg>a</svg>');
  get('b');
  get('a');
  // Evicts b.
  get('c');
  get('a');
  get('b');
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('different texts have different ETags', () => {
  expect(entityTag('<svg>1</svg>')).not.toBe(entityTag('<svg>2</svg>'));
  expect(entityTag('ab')).not.toBe(entityTag('ba'));
});
