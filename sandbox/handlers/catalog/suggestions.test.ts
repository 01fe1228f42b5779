import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

/** Nothing here changes state, so that all tests share one sandbox. */
const { sandbox, caller } = testSandbox();

const PATH = '/search/resources/store/10851/sitecontent';

test('terms begin like what was typed, the most frequent first, as many as wanted', async () => {
  const { body } = await caller().get(`${PATH}/keywordSuggestionsByTerm/tor?limit=3`);
  const entries: { term: string; frequency: string }[] = body.suggestionView[0].entry;
  expect(entries).toHaveLength(3);
  expect(entries[0]?.term).toBe('tortoise');
  const frequencies = entries.map(({ frequency }) => Number(frequency));
  expect(frequencies).toEqual(frequencies.toSorted((a, b) => b - a));
});

test('accents and case do not matter, and terms are in the language of the answer', async () => {
  const { body } = await caller().get(`${PATH}/keywordSuggestionsByTerm/ECAIL?langId=-25`);
  expect(body.suggestionView[0].entry.map(({ term }: { term: string }) => term)).toEqual(['écaille']);
});

test('in alphabetical order', async () => {
  const { body } = await caller().get(`${PATH}/keywordSuggestionsByTerm/b?limit=20&termsSort=index`);
  const terms: string[] = body.suggestionView[0].entry.map(({ term }: { term: string }) =>
    term.toLowerCase(),
  );
  expect(terms).toHaveLength(20);
  expect(terms).toEqual(terms.toSorted((a, b) => (a < b ? -1 : 1)));
});

test('nothing begins like that', async () => {
  const { body } = await caller().get(`${PATH}/keywordSuggestionsByTerm/zzz`);
  expect(body).toEqual({ suggestionView: [{ identifier: 'Keyword', entry: [] }] });
});

test('products match what was typed so far', async () => {
  const frame = sandbox.context.catalogue.frames[0];
  const { body } = await caller().get(
    `${PATH}/productSuggestionsBySearchTerm/${frame?.modelName.slice(0, 5)}`,
  );
  expect(body.suggestionView[0].entry[0]).toMatchObject({
    uniqueID: frame?.catentryId,
    name: frame?.modelName,
  });
  expect(body.recordSetCount).toBeLessThanOrEqual(4);
});
