import { expect, test } from 'vitest';
import type { FrameModel } from '../../seed/models/frame';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();
const { catalog } = sandbox.context;

const lensesOf = async (id: string | undefined, store = '10851', query = '') => {
  const catalogId = store === '10851' ? '10101' : '10102';
  return client().get(`/wcs/resources/store/${store}/catalog/${catalogId}/rxc/frameId/${id}/lenses${query}`);
};
const frameWith = (matches: (frame: FrameModel) => boolean) => {
  const frame = catalog.frames.find(matches);
  const color = frame?.colors[0];
  if (!frame || !color) throw new Error('The seed has no such frame.');
  return { frame, color };
};

test('returns the packages with prices in the store’s currency, the frame-only package last', async () => {
  const { color } = frameWith(({ prescriptionReady }) => prescriptionReady);
  for (const [store, currency] of [
    ['10851', 'USD'],
    ['10852', 'CAD'],
  ] as const) {
    const { body } = await lensesOf(color.catentryId, store);
    expect(body.status).toBe('ok');
    expect(body.data.frame).toMatchObject({
      upc: color.upc,
      catEntryId: color.catentryId,
      listPrice: color.price[currency].list / 100,
      offerPrice: color.price[currency].offer / 100,
    });
    expect(body.data.packages.length).toBeGreaterThan(10);
    expect(body.data.packages.at(-1)).toMatchObject({ type: 'frame-only', offerPrice: 0, insPrice: null });
    for (const wire of body.data.packages) {
      const lens = catalog.lensPackages.find(({ upc }) => upc === wire.upc);
      expect(wire.listPrice).toBe((lens?.price[currency].list ?? 0) / 100);
      expect(wire.insPrice).toBeNull();
    }
    const plans = catalog.warranties.map(({ price }) => price[currency] / 100);
    expect(body.data.warranties.map(({ price }: { price: number }) => price)).toEqual(plans);
  }
});

test('every package value has content in the requested language', async () => {
  const { color } = frameWith(
    ({ category, prescriptionReady }) => category === 'sunglasses' && prescriptionReady,
  );
  const { body } = await lensesOf(color.catentryId, '10852', '?langId=-25');
  const { packages, content } = body.data;
  for (const lens of packages) {
    for (const attribute of [
      'upc',
      'type',
      'segmentCode',
      'materialCode',
      'treatmentFamily',
      'antiReflective',
      'color',
    ]) {
      expect(content[attribute][lens[attribute]]?.title).toBeTruthy();
    }
    for (const code of lens.services) expect(content.services[code]?.title).toBeTruthy();
  }
  expect(content.treatmentFamily.polar.title).toBe('Polarisé');
});

test('each promotion has its terms', async () => {
  const promotionsOf = async (type: string) => {
    const { frame, color } = frameWith(({ promotion }) => promotion?.type === type);
    const { body } = await lensesOf(color.catentryId);
    return { frame, wire: body.data.frame, packages: body.data.packages };
  };
  const aeo = await promotionsOf('AEO');
  expect(aeo.wire).toMatchObject({
    promoType: 'AEO',
    promoTypeDetail: '40% off frame and prescription lenses, 20% off the frame alone',
    promotions: { completePairAvailable: true, completePairPercent: 40, frameOnlyPercent: 20 },
  });
  const pairs = new Map(
    aeo.packages.map((lens: { type: string; promotions: { completePairAvailable: boolean } }) => [
      lens.type,
      lens.promotions.completePairAvailable,
    ]),
  );
  expect(pairs.get('single-vision')).toBe(true);
  expect(pairs.get('non-prescription')).toBe(false);
  expect(pairs.get('frame-only')).toBe(false);
  const gvp = await promotionsOf('GVP');
  const cents = Number(/USD=(\d+)/.exec(gvp.frame.promotion?.detail ?? '')?.[1]);
  expect(gvp.wire.promotions).toEqual({ completePairAvailable: true, gvpBasePrice: cents / 100 });
  const bom = await promotionsOf('BOM');
  expect(bom.wire.promotions).toEqual({ completePairAvailable: false, framePercent: 25 });
  const none = frameWith(({ promotion }) => !promotion);
  const { body } = await lensesOf(none.color.catentryId);
  expect(body.data.frame).not.toHaveProperty('promoType');
});

test('a frame that is not prescription-ready has only the frame-only package', async () => {
  const { color } = frameWith(({ prescriptionReady }) => !prescriptionReady);
  const { body } = await lensesOf(color.catentryId);
  expect(body.data.packages.map(({ upc }: { upc: string }) => upc)).toEqual([catalog.frameOnlyPackage.upc]);
});

test('a model id returns its first color; 404 when the product is not a frame', async () => {
  const { frame, color } = frameWith(({ prescriptionReady }) => prescriptionReady);
  expect((await lensesOf(frame.catentryId)).body.data.frame.upc).toBe(color.upc);
  expect((await lensesOf('1')).status).toBe(404);
  expect((await lensesOf(catalog.contactLenses[0]?.catentryId)).status).toBe(404);
});

test('a perk that is good for the frame comes with its terms; an unknown or ended one does not', async () => {
  const { color } = frameWith(({ prescriptionReady }) => prescriptionReady);
  const perkOf = async (code: string, store?: string) =>
    (await lensesOf(color.catentryId, store, `?selectedPerkCode=${code}`)).body.data.frame.perk;
  expect(await perkOf('perk15')).toEqual({
    code: 'PERK15',
    percent: 15,
    title: 'Perk: 15% off frame and lenses',
  });
  expect(await perkOf('PERK20OFF', '10852')).toMatchObject({ code: 'PERK20OFF', amount: 20 });
  for (const code of ['PERKWINTER', 'NONE', 'SEE10', '']) expect(await perkOf(code)).toBeUndefined();
});
