import { describe, expect, test } from 'vitest';
import { updateLensForm } from '@/domain/lens/update-lens-form';
import { addGlassesForm } from './add-glasses-form';

const lens = {
  upc: 'LENS0001',
  catEntryId: '410001',
  color: 'clear',
  services: ['AR01', 'SC02'],
  materialCode: 'POLY',
  segmentCode: 'SV',
  type: 'single-vision',
  treatmentFamily: 'clear',
  blueLight: false,
  index: 1.59,
  antiReflective: 'premium',
  rxValues: { sph: { min: -6, max: 4.25 }, add: { min: 0, max: 3.5 } },
  brand: 'House',
  polar: true,
  clen: 'CLR',
  isSpeedyRX: true,
};

describe('adding glasses', () => {
  const order = {
    storeId: '10851',
    catalogId: '10101',
    langId: '-50',
    orderId: '.',
    frameCatentryId: '301122',
    url: '/AjaxOrderItemDisplayView',
  } as const;

  test('sends frame, lens and add-ons', () => {
    expect(addGlassesForm({ ...order, lens, addOns: ['500001', '500002'], tah: 'false' })).toEqual({
      storeId: '10851',
      catalogId: '10101',
      langId: '-50',
      orderId: '.',
      frameCatentryId: '301122',
      lensCatentryId: '410001',
      lens: 'LENS0001',
      URL: '/AjaxOrderItemDisplayView',
      lensColor: 'clear',
      addOns: ['500001', '500002'],
      includeLens: 'true',
      tah: 'false',
    });
  });

  test('sends a frame without a lens, and omits empty fields', () => {
    expect(addGlassesForm(order)).toStrictEqual({
      storeId: '10851',
      catalogId: '10101',
      langId: '-50',
      orderId: '.',
      frameCatentryId: '301122',
      URL: '/AjaxOrderItemDisplayView',
      includeLens: 'false',
    });
  });
});

describe('updating the lens of a line item', () => {
  const update = {
    storeId: '10852',
    catalogId: '10102',
    langId: '-25',
    orderId: '90210001',
    orderItemId: '70030002',
    lens,
    isSpeedySelected: false,
    url: '/OrderCalculate',
  } as const;

  test('sends every attribute of the lens package', () => {
    const form = updateLensForm({
      ...update,
      warranty: { id: '600001' },
      addOns: ['500001'],
      reviewObject: '{"sequence":100}',
      imagery: '{}',
      upsellConfig: '[]',
    });
    expect(form).toStrictEqual({
      storeId: '10852',
      catalogId: '10102',
      langId: '-25',
      lensCatentryId: '410001',
      lensColor: 'clear',
      lens: 'LENS0001',
      lensInfoServices: ['AR01', 'SC02'],
      lensMaterialCode: 'POLY',
      lensSegmentCode: 'SV',
      correctionType: 'single-vision',
      lensTreatmentFamily: 'clear',
      lensBlueLight: 'false',
      lensIndex: '1.59',
      lensAntiReflective: 'premium',
      powerSphereMin: '-6.00',
      powerSphereMax: '4.25',
      powerAddMin: '0.00',
      powerAddMax: '3.50',
      isLensSpeedyRX: 'true',
      isSpeedySelected: 'false',
      lensBrand: 'House',
      lensPolar: 'true',
      lensColorCode: 'CLR',
      orderId: '90210001',
      addOns: ['500001'],
      URL: '/OrderCalculate',
      includeLens: 'true',
      orderItemId: '70030002',
      fromPage: 'ShopCart',
      addRxLenses: 'true',
      rxcReviewObject: '{"sequence":100}',
      rxcImagery: '{}',
      upsellConfig: '[]',
      addWarranty: 'true',
      warrantyCatentryId: '600001',
    });
  });

  test('either adds the protection plan or removes it', () => {
    const form = updateLensForm(update);
    expect(form.removeWarranty).toBe('true');
    expect(form).not.toHaveProperty('addWarranty');
    expect(form).not.toHaveProperty('warrantyCatentryId');
  });

  test('takes the present prescription away only for one that comes later', () => {
    expect(updateLensForm({ ...update, removesPrescription: true }).x_removePrescription).toBe('true');
    expect(updateLensForm({ ...update, removesPrescription: false })).not.toHaveProperty(
      'x_removePrescription',
    );
  });

  test('omits missing attributes of a package', () => {
    expect(updateLensForm({ ...update, lens: { upc: 'LENS0002', catEntryId: '410002' } })).toStrictEqual({
      storeId: '10852',
      catalogId: '10102',
      langId: '-25',
      lensCatentryId: '410002',
      lens: 'LENS0002',
      isLensSpeedyRX: 'false',
      isSpeedySelected: 'false',
      orderId: '90210001',
      URL: '/OrderCalculate',
      includeLens: 'true',
      orderItemId: '70030002',
      fromPage: 'ShopCart',
      addRxLenses: 'true',
      removeWarranty: 'true',
    });
  });

  test('a non-prescription lens is not a prescription lens', () => {
    expect(updateLensForm({ ...update, lens: { ...lens, type: 'non-prescription' } }).addRxLenses).toBe(
      'false',
    );
  });
});
