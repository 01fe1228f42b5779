import { expect, it } from 'vitest';
import { hasFrames } from './has-frames';

const facet = (name: string) => ({ name, value: name, entry: [] });

it.each([
  ['frames', [facet('ManufacturerName'), facet('FRAME_SHAPE')], true],
  ['contact lenses only', [facet('ManufacturerName'), facet('LENS_KIND')], false],
  ['nothing, as with a filter too narrow', [], true],
])('results of %s', (_, facetView, expected) => {
  expect(hasFrames({ facetView })).toBe(expected);
});

it('unknown results may contain frames', () => {
  expect(hasFrames(undefined)).toBe(true);
});
