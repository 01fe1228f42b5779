import { describe, expect, test } from 'vitest';
import { IS_FULL_RUN } from '../../tests/support/full-run';
import { testSandbox } from '../testing/test-sandbox';

// The sandbox checks every response against the contract; a violation fails these tests.
const { sandbox, client } = testSandbox();
const { catalog } = sandbox.context;
const LANGUAGES = [
  ['10851', '-1'],
  ['10851', '-50'],
  ['10852', '-24'],
  ['10852', '-25'],
] as const;

interface WireProduct {
  uniqueID: string;
  name: string;
  shortDescription: string;
  price: { usage: string; value: string }[];
  attributes: { name: string; values: { value: string }[] }[];
  sKUs?: WireProduct[];
}

const PAGES = [1, 2, 3, 4, 5, 6, 7];

describe.each(LANGUAGES)('store %s in language %s', (store, langId) => {
  // The order does not depend on the language: all pages in one, the others by turns.
  const turn = LANGUAGES.findIndex(([, id]) => id === langId);
  const isWhole = IS_FULL_RUN || turn === 0;

  test('lists products once, each with texts and prices', async () => {
    const productsById = new Map<string, WireProduct>();
    const pages = PAGES.filter((page) => isWhole || page % 3 === turn - 1);
    for (const pageNumber of pages) {
      const { body } = await client().get(
        `/search/resources/store/${store}/productview/bySearchTerm/*?langId=${langId}&pageSize=100&pageNumber=${pageNumber}&profileName=All_Details`,
      );
      for (const product of body.catalogEntryView as WireProduct[])
        productsById.set(product.uniqueID, product);
    }
    const total = catalog.frames.length + catalog.contactLenses.length;
    const isListed = (_: unknown, index: number) => pages.includes(Math.floor(index / 100) + 1);
    expect(productsById.size).toBe(Array.from({ length: total }).filter(isListed).length);
    const productsAndSkus = [...productsById.values()].flatMap((product) => [
      product,
      ...(product.sKUs ?? []),
    ]);
    for (const product of productsAndSkus) expect(problemsOf(product)).toEqual([]);
  });
});

test('the transaction server and the search server return the same product data', async () => {
  for (const frame of catalog.frames.slice(0, 5)) {
    const search = await client().get(
      `/search/resources/store/10851/productview/byPartNumbers?partNumber=${frame.partNumber}`,
    );
    const view = await client().get(`/wcs/resources/store/10851/productview/byId/${frame.catentryId}`);
    const [searchProduct, viewProduct] = [search.body.catalogEntryView[0], view.body.CatalogEntryView[0]];
    expect(viewProduct.name).toBe(searchProduct.name);
    expect(viewProduct.Price.map(({ priceValue }: { priceValue: string }) => priceValue)).toEqual(
      searchProduct.price.map(({ value }: { value: string }) => value),
    );
    const codes = (attributes: { identifier: string }[]) => attributes.map(({ identifier }) => identifier);
    expect(codes(viewProduct.Attributes)).toEqual(codes(searchProduct.attributes));
    expect(viewProduct.SKUs).toHaveLength(searchProduct.sKUs.length);
  }
});

function problemsOf(product: WireProduct): string[] {
  const [list, offer] = product.price.map(({ value }) => Number(value));
  const labels = [product.name, product.shortDescription, ...product.attributes.map(({ name }) => name)];
  const values = product.attributes.flatMap((attribute) => attribute.values.map(({ value }) => value));
  return [
    ...([...labels, ...values].some((text) => text.trim() === '')
      ? [`${product.uniqueID} lacks a text`]
      : []),
    ...(list !== undefined && offer !== undefined && list >= offer && offer > 0
      ? []
      : [`${product.uniqueID} costs ${offer} of ${list}`]),
  ];
}
