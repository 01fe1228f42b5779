import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

/** These tests change no state, so they share one sandbox. */
const { sandbox, client } = testSandbox();

const PATH = '/search/resources/store/10851/sitecontent';

test('returns terms that start with the typed text, most frequent first, up to the limit', async () => {
  const { body } = await client().get(`${PATH}/keywordSuggestionsByTerm/tor?limit=3`);
  const entries: { term: string; frequency: string }[] = body.suggestionView[0].entry;
  expect(entries).toHaveLength(3);
  expect(entries[0]?.term).toBe('tortoise');
  const frequencies = entries.map(({ frequency }) => Number(frequency));
  expect(frequencies).toEqual(frequencies.toSorted((a, b) => b - a));
});

test('ignores accents and case, and returns terms in the requested language', async () => {
  const { body } = await client().get(`${PATH}/keywordSuggestionsByTerm/ECAIL?langId=-25`);
  expect(body.suggestionView[0].entry.map(({ term }: { term: string }) => term)).toEqual(['écaille']);
});

test('returns terms in alphabetical order', async () => {
  const { body } = await client().get(`${PATH}/keywordSuggestionsByTerm/b?limit=20&termsSort=index`);
  const terms: string[] = body.suggestionView[0].entry.map(({ term }: { term: string }) =>
    term.toLowerCase(),
  );
  expect(terms).toHaveLength(20);
  expect(terms).toEqual(terms.toSorted((a, b) => (a < b ? -1 : 1)));
});

test('returns no terms when nothing matches', async () => {
  const { body } = await client().get(`${PATH}/keywordSuggestionsByTerm/zzz`);
  expect(body).toEqual({ suggestionView: [{ identifier: 'Keyword', entry: [] }] });
});

test.each([
  ['corvena', 'Corvenna'],
  ['Corvnna', 'Corvenna'],
])('returns the brand for the misspelled %s', async (typed, brand) => {
  const { body } = await client().get(`${PATH}/keywordSuggestionsByTerm/${typed}`);
  expect(body.suggestionView[0].entry.map(({ term }: { term: string }) => term)).toContain(brand);
});

test('returns products of the brand that a misspelled term may mean', async () => {
  const { body } = await client().get(`${PATH}/productSuggestionsBySearchTerm/corvena`);
  const brands = body.suggestionView[0].entry.map(
    ({ manufacturer }: { manufacturer: string }) => manufacturer,
  );
  expect(new Set(brands)).toEqual(new Set(['Corvenna']));
});

test('returns products that match the typed text', async () => {
  const frame = sandbox.context.catalog.frames[0];
  const { body } = await client().get(
    `${PATH}/productSuggestionsBySearchTerm/${frame?.modelName.slice(0, 5)}`,
  );
  expect(body.suggestionView[0].entry[0]).toMatchObject({
    uniqueID: frame?.catentryId,
    name: frame?.modelName,
  });
  expect(body.recordSetCount).toBeLessThanOrEqual(4);
});
