import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

/** These tests change no state, so they share one sandbox. */
const { sandbox, client } = testSandbox();

const PATH = '/search/resources/store/10851/productview/byPartNumbers';

test('a UPC returns the SKU with its price, its model and the attributes of both', async () => {
  const frame = sandbox.context.catalog.frames.find((one) => one.colors.length > 1);
  const color = frame?.colors[1];
  const { body } = await client().get(`${PATH}?partNumber=${color?.upc}`);
  expect(body.catalogEntryView).toHaveLength(1);
  const [entry] = body.catalogEntryView;
  expect(entry).toMatchObject({
    uniqueID: color?.catentryId,
    partNumber: color?.upc,
    catalogEntryTypeCode: 'ItemBean',
    parentCatalogEntryID: frame?.catentryId,
    userData: [{ name: 'parentPartNumber', value: frame?.partNumber }],
  });
  expect(entry.sKUs).toBeUndefined();
  const identifiers = entry.attributes.map((attribute: { identifier: string }) => attribute.identifier);
  expect(identifiers).toEqual(
    expect.arrayContaining(['FRAME_SHAPE', 'TOTAL_WIDTH', 'FRAME_COLOR', 'TRY_ON']),
  );
});

test('the part number of a model returns the model with all colors', async () => {
  const frame = sandbox.context.catalog.frames[0];
  const { body } = await client().get(`${PATH}?partNumber=${frame?.partNumber}`);
  const [entry] = body.catalogEntryView;
  expect(entry).toMatchObject({ catalogEntryTypeCode: 'ProductBean', numberOfSKUs: frame?.colors.length });
  expect(entry.sKUs.map((sku: { partNumber: string }) => sku.partNumber)).toEqual(
    frame?.colors.map(({ upc }) => upc),
  );
});

test('returns products in the requested order, without duplicates and unknown part numbers', async () => {
  const [first, second] = sandbox.context.catalog.contactLenses;
  const { body } = await client().get(
    `${PATH}?partNumber=${second?.upc}&partNumber=NONE-9999&partNumber=${first?.upc}&partNumber=${second?.upc}`,
  );
  expect(body.catalogEntryView.map((entry: { partNumber: string }) => entry.partNumber)).toEqual([
    second?.upc,
    first?.upc,
  ]);
  expect(body).toMatchObject({ recordSetTotal: 2, recordSetCount: 2, recordSetComplete: 'true' });
});

test('a _Summary profile leaves out the SKUs and long texts', async () => {
  const frame = sandbox.context.catalog.frames[0];
  const { body } = await client().get(
    `${PATH}?partNumber=${frame?.partNumber}&profileName=IBM_findProductByPartNumber_Summary`,
  );
  const [entry] = body.catalogEntryView;
  expect(entry.sKUs).toBeUndefined();
  expect(entry.longDescription).toBeUndefined();
});

test('returns an empty list for unknown part numbers, and an error that names the field without any', async () => {
  const { client } = testSandbox();
  const none = await client().get(`${PATH}?partNumber=NONE-9999`);
  expect(none.body).toMatchObject({ recordSetTotal: 0, catalogEntryView: [] });
  const withoutPartNumber = await client().get(PATH);
  expect(withoutPartNumber.status).toBe(400);
  expect(withoutPartNumber.body.errors[0].errorParameters).toContain('partNumber');
});
