import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = '/search/resources/store/10851/productview/byCategory';

interface FacetValue {
  label: string;
  value: string;
  count: number;
}
interface Facet {
  name: string;
  value: string;
  entry: FacetValue[];
}

const client = testSandbox().client();

test('pages through a category without overlap', async () => {
  const first = await client.get(`${PATH}/40002?pageSize=10&pageNumber=1`);
  const second = await client.get(`${PATH}/40002?pageSize=10&pageNumber=2`);
  expect(first.body).toMatchObject({
    recordSetTotal: 240,
    recordSetCount: 10,
    recordSetStartNumber: 0,
    recordSetComplete: 'false',
  });
  expect(second.body).toMatchObject({ recordSetStartNumber: 10, recordSetCount: 10 });
  const ids = [...first.body.catalogEntryView, ...second.body.catalogEntryView].map(
    (entry: { uniqueID: string }) => entry.uniqueID,
  );
  expect(new Set(ids).size).toBe(20);
  for (const entry of first.body.catalogEntryView) {
    expect(entry.parentCatalogGroupID).toContain('10101_40002');
  }
});

test('returns an empty list with the same total past the last page', async () => {
  const { body } = await client.get(`${PATH}/40002?pageSize=100&pageNumber=4`);
  expect(body).toMatchObject({ recordSetTotal: 240, recordSetCount: 0, catalogEntryView: [] });
});

describe('every facet value', () => {
  test.each(['40001', '40002', '40003'])('of %s has a correct count', async (category) => {
    const { body } = await client.get(`${PATH}/${category}?pageSize=1&pageNumber=1`);
    const facets = (body.facetView as Facet[]).filter(({ name }) => name !== 'ParentCatalogGroup');
    expect(facets.length).toBeGreaterThan(4);
    for (const { entry } of facets) {
      for (const { value, count } of entry) {
        const filtered = await client.get(`${PATH}/${category}?pageSize=1&pageNumber=1&facet=${value}`);
        expect(`${value} ${filtered.body.recordSetTotal}`).toBe(`${value} ${count}`);
      }
    }
  });

  test('of the category facet has a correct count', async () => {
    const { body } = await client.get(`${PATH}/40001?pageSize=1&pageNumber=1`);
    const facet = (body.facetView as Facet[]).find(({ name }) => name === 'ParentCatalogGroup');
    expect(facet?.entry.map(({ value }) => value)).toEqual(['40010', '40011', '40012']);
    for (const { value, count } of facet?.entry ?? []) {
      const below = await client.get(`${PATH}/${value}?pageSize=1&pageNumber=1`);
      expect(below.body.recordSetTotal).toBe(count);
    }
  });
});

test('returns texts in the requested language and prices in the store’s currency', async () => {
  const { body } = await client.get(
    '/search/resources/store/10852/productview/byCategory/40001?langId=-25&pageSize=1&pageNumber=1&facet=ads_f40020_ntk_cs%3A%22round%22',
  );
  expect(body.breadCrumbTrailEntryView).toEqual([
    { label: 'Lunettes de vue', value: '40001', type_: 'FACET_ENTRY_CATEGORY' },
    { label: 'Ronde', value: 'ads_f40020_ntk_cs%3A%22round%22', type_: 'FACET_ENTRY_ATTRIBUTE' },
  ]);
  const [entry] = body.catalogEntryView;
  expect(entry.price.map((price: { currency: string }) => price.currency)).toEqual(['CAD', 'CAD']);
  expect(entry.shortDescription).toMatch(/^Lunettes de vue, forme ronde, /);
  const prices = (body.facetView as Facet[]).filter(({ name }) => name.startsWith('OfferPrice'));
  expect(prices.map(({ name }) => name)).toEqual(['OfferPrice_CAD']);
});

test('spells color as each country does', async () => {
  const nameOf = async (store: string, langId: string) => {
    const { body } = await client.get(
      `/search/resources/store/${store}/productview/byCategory/40001?langId=${langId}&pageSize=1&pageNumber=1`,
    );
    return body.facetView.find((facet: Facet) => facet.name === 'COLOR_FAMILY').extendedData.fname;
  };
  expect(await nameOf('10851', '-1')).toBe('Color');
  expect(await nameOf('10852', '-24')).toBe('Colour');
});

test('only a _Details profile has SKUs; a facet limit is applied and reported', async () => {
  const summary = await client.get(`${PATH}/40001?pageSize=1&pageNumber=1&facetLimit=mfName_ntk_cs:3`);
  expect(summary.body.catalogEntryView[0].sKUs).toBeUndefined();
  const brands = summary.body.facetView.find((facet: Facet) => facet.name === 'ManufacturerName');
  expect(brands.entry).toHaveLength(3);
  expect(brands.extendedData.allValuesReturned).toBe(false);
  const details = await client.get(`${PATH}/40001?pageSize=1&pageNumber=1&profileName=X_Details`);
  expect(details.body.catalogEntryView[0].sKUs.length).toBeGreaterThan(0);
});

test('a _Tiles profile has the same SKUs as _Details in a fifth of the size', async () => {
  const page = `${PATH}/40001?pageSize=24&pageNumber=1`;
  const { body: tiles } = await client.get(`${page}&profileName=X_Tiles`);
  const { body: details } = await client.get(`${page}&profileName=X_Details`);
  const colors = (body: typeof tiles) =>
    body.catalogEntryView.map(({ sKUs }: { sKUs: { partNumber: string }[] }) =>
      sKUs.map(({ partNumber }) => partNumber),
    );
  expect(colors(tiles)).toEqual(colors(details));
  expect(tiles.facetView).toEqual(details.facetView);
  const size = (body: typeof tiles) => JSON.stringify(body.catalogEntryView).length;
  expect(size(tiles)).toBeLessThan(size(details) / 5);
});

test('a tile has its promotion and its price with lenses, a color its own only where it differs', async () => {
  const { body } = await client.get(`${PATH}/40001?pageSize=50&pageNumber=1&profileName=X_Tiles`);
  interface Tile {
    attributes: { identifier: string; values: { value: string }[] }[];
    x_priceWithLenses?: string;
    sKUs: Tile[];
  }
  const tiles: Tile[] = body.catalogEntryView;
  const texts = tiles.flatMap(({ attributes }) =>
    attributes
      .filter(({ identifier }) => identifier === 'PROMO_DETAIL')
      .map(({ values }) => values[0]?.value),
  );
  expect(texts).toContain('40% off frame and prescription lenses, 20% off the frame alone');
  const takingLenses = tiles.filter(({ x_priceWithLenses: price }) => price);
  expect(takingLenses.length).toBeGreaterThan(0);
  for (const { x_priceWithLenses: lowest, sKUs } of takingLenses) {
    const prices = sKUs.map((sku) => Number(sku.x_priceWithLenses ?? lowest));
    expect(Math.min(...prices)).toBe(Number(lowest));
    expect(sKUs.map((sku) => sku.x_priceWithLenses)).not.toContain(lowest);
  }
});

test('a frame on promotion has the price that the cart charges for it alone, unless its offer is lower', async () => {
  interface Tile {
    attributes: { identifier: string; values: { value: string }[] }[];
    price: { usage: string; value: string }[];
    sKUs: Tile[];
  }
  const { body } = await client.get(`${PATH}/40001?pageSize=50&pageNumber=1&profileName=X_Tiles`);
  const promotion = '40% off frame and prescription lenses, 20% off the frame alone';
  const colors = (body.catalogEntryView as Tile[])
    .filter(({ attributes }) => attributes.some(({ values }) => values[0]?.value === promotion))
    .flatMap(({ sKUs }) => sKUs)
    .map(({ price }) => Object.fromEntries(price.map(({ usage, value }) => [usage, Number(value)])));
  const promoted = colors.filter((price) => price.Promotion !== undefined);
  expect(promoted.length).toBeGreaterThan(0);
  for (const { Display = 0, Offer = 0, Promotion } of colors) {
    const reduced = Number((Display * 0.8).toFixed(2));
    expect(Promotion ?? Offer).toBeCloseTo(Math.min(Offer, reduced), 2);
  }
});

test('sorts by ascending price with orderBy 3 and by descending price with 4', async () => {
  const offers = async (orderBy: string) => {
    const { body } = await client.get(`${PATH}/40001?orderBy=${orderBy}&pageSize=50&pageNumber=1`);
    // The last price is the one under a promotion, else the offer.
    return body.catalogEntryView.map((entry: { price: { value: string }[] }) =>
      Number(entry.price.at(-1)?.value),
    );
  };
  const up = await offers('3');
  expect(up).toEqual(up.toSorted((a: number, b: number) => a - b));
  const down = await offers('4');
  expect(down).toEqual(down.toSorted((a: number, b: number) => b - a));
});

test('returns 404 for an unknown category, 400 for an unknown field and an invalid page', async () => {
  expect((await client.get(`${PATH}/49999`)).status).toBe(404);
  const field = await client.get(`${PATH}/40001?facet=${encodeURIComponent('ads_none:"x"')}`);
  expect(field.status).toBe(400);
  expect(field.body.errors[0].errorMessage).toContain('ads_none');
  expect((await client.get(`${PATH}/40001?pageNumber=0`)).status).toBe(400);
});
