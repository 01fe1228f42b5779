import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { framePriceWithLenses } from '../../pricing/frame-promotion';
import { lensPackagesFor } from './lenses/lens-packages-for';
import { seedCatalog } from './seed-catalog';

const DOCUMENT = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');

/** Returns a product that docs/scenarios.md names for a state. */
function documentedProduct(state: string) {
  const [, name, upc] = new RegExp(`^\\| ${state} \\| ([^|]+), (\\d{13}) \\|$`, 'm').exec(DOCUMENT) ?? [];
  for (const frame of seedCatalog().frames) {
    const color = frame.colors.find((candidate) => candidate.upc === upc);
    if (!color) continue;
    expect(name).toBe(`${frame.brand} ${frame.modelName}`);
    return { frame, color, types: lensPackagesFor(frame, color).map(({ type }) => type) };
  }
  throw new Error(`docs/scenarios.md names no product for the state "${state}".`);
}

test.each([
  ['Complete pair \\(GVP\\)', 'GVP'],
  ['Pair and frame offer \\(AEO\\)', 'AEO'],
  ['Brand promotion \\(BOM\\)', 'BOM'],
  ['No promotion, many lenses', undefined],
])('%s has the promotion %s and many lenses', (state, type) => {
  const { frame, types } = documentedProduct(state);
  expect(frame.promotion?.type).toBe(type);
  expect(types.length).toBeGreaterThan(5);
});

test('frames without the usual choice of lenses', () => {
  expect(documentedProduct('No lens package at all').types).toEqual([]);
  expect(documentedProduct('One lens package, not the frame-only one').types).toEqual(['single-vision']);
  expect(documentedProduct('The frame-only package alone').types).toEqual(['frame-only']);
});

test('a frame without a choice of lenses has no price with lenses', () => {
  const price = (state: string) => {
    const { frame, color } = documentedProduct(state);
    return framePriceWithLenses({ model: frame, color }, 'USD');
  };
  expect(price('One lens package, not the frame-only one')).toBeUndefined();
  expect(price('No promotion, many lenses')).toBeGreaterThan(0);
});

test('a color without stock', () => {
  expect(documentedProduct('Sold-out color').color.stock).toBe(0);
});
