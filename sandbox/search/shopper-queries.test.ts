import { expect, test } from 'vitest';
import type { DisplayLanguage } from '@/domain/locale/locales';
import { IS_FULL_RUN } from '../../tests/support/full-run';
import { testSandbox } from '../testing/test-sandbox';
import { catalogIndex } from './catalog-index';
import { categoryById } from './categories';
import { parseFacets } from './facet-parameter';
import { findProducts, type Hit } from './find-products';
import { QUERIES_IN_ENGLISH } from './testing/queries-in-english';
import { QUERIES_IN_FRENCH } from './testing/queries-in-french';
import { QUERIES_IN_SPANISH } from './testing/queries-in-spanish';

const index = catalogIndex(testSandbox().sandbox.context.catalog);
/** Results that a shopper sees first. */
const FIRST = 4;

const FLAGS: Readonly<Record<string, string>> = {
  POLARIZED: 'polarized',
  LENS_MIRRORED: 'mirrored',
  LENS_GRADIENT: 'gradient',
  ROXABLE: 'rx',
};

/** Returns the facet codes of the displayed color, and the name as "=Hollis". */
function codesOf({ product, best }: Hit): string[] {
  const codes = index.valueFacets.flatMap(({ facet, codes, ordinalsBySku }) =>
    (ordinalsBySku[best.id] ?? []).map((ordinal) => {
      const code = codes[ordinal] ?? '';
      if (facet.flag) return code === 'True' ? (FLAGS[facet.name] ?? '') : '';
      return categoryById(code)?.identifier ?? code;
    }),
  );
  return [...codes, `=${product.name}`];
}

const rows = (
  [
    ['en', QUERIES_IN_ENGLISH],
    ['es', QUERIES_IN_SPANISH],
    ['fr', QUERIES_IN_FRENCH],
  ] as const
).flatMap(([language, text]) =>
  text
    .trim()
    .split('\n')
    .map((line): [DisplayLanguage, string, string] => {
      const [query = '', expected = ''] = line.split(': ');
      return [language, query, expected];
    }),
);

/** "Juniper Vale" is one code. */
const BRANDS = new Set(index.products.map(({ brand }) => brand));
const expectedCodes = (expected: string) =>
  [...BRANDS]
    .reduce((text, brand) => text.replace(brand, brand.replace(' ', '_')), expected)
    .split(' ')
    .map((alternatives) => alternatives.replace('_', ' ').split('/'));

/** Every third query in the usual run. */
test.each(rows.filter((_, index) => IS_FULL_RUN || index % 3 === 0))(
  '%s: %s finds %s',
  (language, query, expected) => {
    const { hits } = findProducts(index, {
      query,
      mode: 'all',
      language,
      currency: 'USD',
      selection: parseFacets(),
    });
    const first = hits.slice(0, FIRST).map(codesOf);
    expect(first).not.toEqual([]);
    for (const codes of first) {
      for (const alternatives of expectedCodes(expected)) {
        expect(
          alternatives.some((code) => codes.includes(code)),
          `${alternatives} in ${codes}`,
        ).toBe(true);
      }
    }
  },
);

test.each(['en', 'es', 'fr'] as const)('%s has at least 150 queries', (language) => {
  expect(rows.filter(([other]) => other === language).length).toBeGreaterThanOrEqual(150);
});
