import { describe, expect, test } from 'vitest';
import { testSandbox } from '../testing/test-sandbox';

// The sandbox checks every response against the contract; a violation fails these tests.
const { sandbox, caller } = testSandbox();
const { catalog } = sandbox.context;
const LANGUAGES = [
  ['10851', '-1'],
  ['10851', '-50'],
  ['10852', '-24'],
  ['10852', '-25'],
] as const;

interface Entry {
  uniqueID: string;
  name: string;
  shortDescription: string;
  price: { usage: string; value: string }[];
  attributes: { name: string; values: { value: string }[] }[];
  sKUs?: Entry[];
}

describe.each(LANGUAGES)('store %s in language %s', (store, langId) => {
  test('lists every product once, each with texts and prices', async () => {
    const seen = new Map<string, Entry>();
    for (let pageNumber = 1; pageNumber <= 7; pageNumber += 1) {
      const { body } = await caller().get(
        `/search/resources/store/${store}/productview/bySearchTerm/*?langId=${langId}&pageSize=100&pageNumber=${pageNumber}&profileName=All_Details`,
      );
      for (const entry of body.catalogEntryView as Entry[]) seen.set(entry.uniqueID, entry);
    }
    expect(seen.size).toBe(catalog.frames.length + catalog.contactLenses.length);
    const all = [...seen.values()].flatMap((entry) => [entry, ...(entry.sKUs ?? [])]);
    for (const entry of all) expect(faultsOf(entry)).toEqual([]);
  });
});

test('the transaction server and the search server return the same product data', async () => {
  for (const frame of catalog.frames.slice(0, 5)) {
    const search = await caller().get(
      `/search/resources/store/10851/productview/byPartNumbers?partNumber=${frame.partNumber}`,
    );
    const view = await caller().get(`/wcs/resources/store/10851/productview/byId/${frame.catentryId}`);
    const [inSearch, inView] = [search.body.catalogEntryView[0], view.body.CatalogEntryView[0]];
    expect(inView.name).toBe(inSearch.name);
    expect(inView.Price.map(({ priceValue }: { priceValue: string }) => priceValue)).toEqual(
      inSearch.price.map(({ value }: { value: string }) => value),
    );
    const codes = (attributes: { identifier: string }[]) => attributes.map(({ identifier }) => identifier);
    expect(codes(inView.Attributes)).toEqual(codes(inSearch.attributes));
    expect(inView.SKUs).toHaveLength(inSearch.sKUs.length);
  }
});

function faultsOf(entry: Entry): string[] {
  const [list, offer] = entry.price.map(({ value }) => Number(value));
  const texts = [entry.name, entry.shortDescription, ...entry.attributes.map(({ name }) => name)];
  const values = entry.attributes.flatMap((attribute) => attribute.values.map(({ value }) => value));
  return [
    ...([...texts, ...values].some((text) => text.trim() === '') ? [`${entry.uniqueID} lacks a text`] : []),
    ...(list !== undefined && offer !== undefined && list >= offer && offer > 0
      ? []
      : [`${entry.uniqueID} costs ${offer} of ${list}`]),
  ];
}
