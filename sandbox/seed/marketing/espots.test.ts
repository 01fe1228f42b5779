import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';
import { lensPackages } from '../catalog/lenses/lens-packages';
import { espots } from './espots';

const { frames } = testSandbox().sandbox.context.catalog;
const upcs = new Set(frames.flatMap(({ colors }) => colors.map(({ upc }) => upc)));
const texts = espots.flatMap(({ name, text }) =>
  Object.entries(text).map(([language, content]) => ({ name, language, content })),
);

it.each(texts)('the pictures of $name ($language) exist', ({ content }) => {
  for (const [, upc] of content.matchAll(/\/assets\/frames\/(\d+)-/g)) expect(upcs).toContain(upc);
});

it('has one content per espot and category', () => {
  const places = espots.map(({ name, categoryId, storeId }) => `${name} ${categoryId} ${storeId}`);
  expect(new Set(places).size).toBe(places.length);
  expect(new Set(espots.map(({ identifier }) => identifier)).size).toBe(espots.length);
});

it.each(texts.filter(({ language }) => language !== 'en'))(
  'no line of $name ($language) can start with punctuation',
  ({ content }) => expect(content).not.toMatch(/ (?:[%:;!?»$])(?=[ <"]|$)|« /),
);

it('has a text for every code of lens type, material and treatment', () => {
  const codes = lensPackages.flatMap(({ type, materialCode, treatmentFamily }) => [
    type,
    materialCode,
    treatmentFamily,
  ]);
  const names = new Set(espots.map(({ name }) => name));
  expect([...new Set(codes)].filter((code) => code !== 'DEMO' && !names.has(`Lens_${code}`))).toEqual([]);
});
