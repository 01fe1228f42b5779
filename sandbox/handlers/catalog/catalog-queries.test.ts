import { expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

/** These tests change no state, so they share one sandbox. */
const { sandbox, client } = testSandbox();

const SEARCH = '/search/resources/store/10852';
const STORE = '/wcs/resources/store/10851';

test('the category tree has one level per limit, in the requested language', async () => {
  const top = await client().get(`${SEARCH}/categoryview/@top?langId=-25`);
  expect(top.body.catalogGroupView.map(({ name }: { name: string }) => name)).toEqual([
    'Lunettes de vue',
    'Lunettes de soleil',
    'Lentilles de contact',
  ]);
  expect(top.body.catalogGroupView[0].catalogGroupView).toBeUndefined();
  const twoLevels = await client().get(`${SEARCH}/categoryview/@top?depthAndLimit=2,2`);
  expect(twoLevels.body.catalogGroupView).toHaveLength(2);
  expect(twoLevels.body.catalogGroupView[0]).toMatchObject({
    uniqueID: '40001',
    childCatalogGroupID: ['10102_40010', '10102_40011', '10102_40012'],
    catalogGroupView: [{ uniqueID: '40010' }, { uniqueID: '40011', parentCatalogGroupID: ['10102_40001'] }],
  });
});

test('a contact lens has all available parameter values', async () => {
  const lens = sandbox.context.catalog.contactLenses.find(({ kind }) => kind === 'toric');
  const { body } = await client().get(`${STORE}/catalog/10101/contactlenses/byId/${lens?.catentryId}`);
  const valuesOf = (identifier: string) =>
    body.catalogEntry.attributes
      .find((attribute: { identifier: string }) => attribute.identifier === identifier)
      ?.values.map(({ value }: { value: string }) => value);
  expect(valuesOf('AXIS')).toEqual(lens?.parameters.axis?.map(String));
  expect(valuesOf('CYLINDER')?.[0]).toBe('-0.75');
  expect(valuesOf('POWER')).toHaveLength(lens?.parameters.power.length ?? 0);
  expect(valuesOf('DOMINANCE')).toBeUndefined();
});

test('returns 404 when the product is not a contact lens', async () => {
  const frame = sandbox.context.catalog.frames[0];
  for (const id of ['1', frame?.catentryId]) {
    expect((await client().get(`${STORE}/catalog/10101/contactlenses/byId/${id}`)).status).toBe(404);
  }
});

test('the cart image matches the product kind; 404 for the other kind', async () => {
  const frame = sandbox.context.catalog.frames[0]?.colors[0]?.upc;
  const lens = sandbox.context.catalog.contactLenses[0]?.upc;
  const picture = (kind: string, upc: string | undefined) =>
    client().get(`${STORE}/assets/attachment/${kind}/${upc}`);
  expect((await picture('cartImage', frame)).body).toEqual({ path: `/assets/frames/${frame}-front.svg` });
  expect((await picture('cartImageCL', lens)).body).toEqual({ path: `/assets/frames/${lens}-front.svg` });
  expect((await picture('cartImage', lens)).status).toBe(404);
  expect((await picture('cartImageCL', frame)).status).toBe(404);
  expect((await picture('cartImage', 'NONE-9999')).status).toBe(404);
  expect((await picture('cartPhoto', frame)).status).toBe(400);
});
