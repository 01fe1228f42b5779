import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

/** These tests change no state, so they share one sandbox. */
const { sandbox, client } = testSandbox();

const PATH = '/search/resources/store/10851/productview/bySearchTerm';

test.each([
  ['tortiose', 'tortoise'],
  ['corvnna', 'corvenna'],
  ['wombat sunglasses', 'sunglasses'],
])('%s has the results of %s, and says so', async (term, searchedFor) => {
  const { body } = await client().get(`${PATH}/${encodeURIComponent(term)}`);
  const expected = await client().get(`${PATH}/${searchedFor}`);
  expect(body.recordSetTotal).toBe(expected.body.recordSetTotal);
  expect(body.catalogEntryView[0]).toEqual(expected.body.catalogEntryView[0]);
  expect([body.metaData.spellcheck, expected.body.metaData.spellcheck]).toEqual([[searchedFor], undefined]);
});

test.each([
  ['round/metal', 'round metal'],
  ['round. metal', 'round metal'],
])('%s finds what %s finds', async (term, words) => {
  const found = await client().get(`${PATH}/${encodeURIComponent(term)}`);
  const expected = await client().get(`${PATH}/${encodeURIComponent(words)}`);
  expect(expected.body.recordSetTotal).toBeGreaterThan(0);
  expect(found.body.recordSetTotal).toBe(expected.body.recordSetTotal);
});

test.each(['. ', ' ', '...', '/'])('a term without words (%j) finds nothing', async (term) => {
  const { status, body } = await client().get(`${PATH}/${encodeURIComponent(term)}`);
  expect([status, body.recordSetTotal]).toEqual([200, 0]);
});

test('the facets have the top categories, and categoryId filters the search', async () => {
  const { body } = await client().get(`${PATH}/${encodeURIComponent('black')}?pageSize=1&pageNumber=1`);
  const facet = body.facetView.find(({ name }: { name: string }) => name === 'ParentCatalogGroup');
  const entries: { value: string; count: number }[] = facet.entry;
  expect(entries.map(({ value }) => value)).toEqual(['40001', '40002']);
  for (const { value, count } of entries) {
    const within = await client().get(`${PATH}/black?categoryId=${value}&pageSize=1&pageNumber=1`);
    expect(within.body.recordSetTotal).toBe(count);
  }
});

test('search types with several digits return the SKUs after their product; the others return products only', async () => {
  const frame = sandbox.context.catalog.frames[0];
  const upc = frame?.colors[1]?.upc;
  const typesOf = async (searchType: string) => {
    const { body } = await client().get(`${PATH}/${upc}?searchType=${searchType}`);
    return body.catalogEntryView.map((entry: { catalogEntryTypeCode: string; partNumber: string }) => [
      entry.catalogEntryTypeCode,
      entry.partNumber,
    ]);
  };
  expect(await typesOf('2')).toEqual([['ProductBean', frame?.partNumber]]);
  expect(await typesOf('1002')).toEqual([
    ['ProductBean', frame?.partNumber],
    ['ItemBean', upc],
  ]);
});

test('returns the image of the color in the search term', async () => {
  const frame = sandbox.context.catalog.frames[0];
  const color = frame?.colors[1];
  const term = encodeURIComponent(`${frame?.modelName} ${color?.colorName.en}`);
  const { body } = await client().get(`${PATH}/${term}`);
  expect(body.catalogEntryView[0]).toMatchObject({
    thumbnail: `/assets/frames/${color?.upc}-front.svg`,
    groupingProperties: { groupHero: color?.catentryId },
  });
});

test('price limits are in the currency of the response', async () => {
  const { body } = await client().get(`${PATH}/*?minPrice=100&maxPrice=120.50&pageSize=100&pageNumber=1`);
  expect(body.recordSetTotal).toBeGreaterThan(10);
  for (const entry of body.catalogEntryView) {
    const { value, minimumValue, maximumValue } = entry.price.at(-1);
    expect(Number(minimumValue?.value ?? value)).toBeLessThanOrEqual(120.5);
    expect(Number(maximumValue?.value ?? value)).toBeGreaterThanOrEqual(100);
  }
});

test('returns 404 for an unknown category', async () => {
  expect((await client().get(`${PATH}/black?categoryId=49999`)).status).toBe(404);
});
