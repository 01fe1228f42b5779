import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

/** These tests change no state, so they share one sandbox. */
const { sandbox, client } = testSandbox();

const PATH = '/wcs/resources/store/10851/productview';

test('returns contact lenses of a brand for the home page menu, with counts as text', async () => {
  const facet = encodeURIComponent('mfName_ntk_cs:"Dewlin"');
  const { body } = await client().get(`${PATH}/bySearchTerm/*?facet=${facet}&pageSize=7&pageNumber=1`);
  expect(body).toMatchObject({ recordSetTotal: '9', recordSetCount: '7', recordSetComplete: 'false' });
  for (const entry of body.CatalogEntryView) expect(entry.manufacturer).toBe('Dewlin');
  expect(body.CatalogEntryView[0].name).toMatch(/^Dewlin .+, \d+ pack$/);
});

test('a model by its id has its colors as SKUs', async () => {
  const frame = sandbox.context.catalog.frames[0];
  const { body } = await client().get(`${PATH}/byId/${frame?.catentryId}`);
  const [entry] = body.CatalogEntryView;
  expect(entry).toMatchObject({ productType: 'ProductBean', parentCategoryID: '40001' });
  expect(entry.SKUs.map((sku: { uniqueID: string }) => sku.uniqueID)).toEqual(
    frame?.colors.map(({ catentryId }) => catentryId),
  );
});

test('a SKU by its UPC has the id of its model', async () => {
  const frame = sandbox.context.catalog.frames[3];
  const { body } = await client().get(`${PATH}/${frame?.colors[0]?.upc}`);
  expect(body.CatalogEntryView[0]).toMatchObject({
    productType: 'ItemBean',
    parentProductID: frame?.catentryId,
  });
});

test('finds a product by its descriptive name, ignoring case and accents', async () => {
  const frame = sandbox.context.catalog.frames[5];
  const color = frame?.colors[0];
  const byName = async (name: string) =>
    (await client().get(`${PATH}/${encodeURIComponent(name)}`)).body.CatalogEntryView[0]?.uniqueID;
  expect(await byName(`${frame?.modelName}`.toUpperCase())).toBe(frame?.catentryId);
  expect(await byName(`${frame?.brand} ${frame?.modelName}, ${color?.colorName.fr}`)).toBe(color?.catentryId);
});

test('returns an empty list for an unknown product', async () => {
  for (const path of [`${PATH}/NONE-9999`, `${PATH}/byId/1`]) {
    const { status, body } = await client().get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ recordSetTotal: '0', CatalogEntryView: [] });
  }
});

test('returns 404 for an unknown category and 400 for an unknown field', async () => {
  expect((await client().get(`${PATH}/bySearchTerm/*?categoryId=49999`)).status).toBe(404);
  expect((await client().get(`${PATH}/bySearchTerm/*?facet=nothing:x`)).status).toBe(400);
});
