import { expect, test } from 'vitest';
import { lookUpAttributes } from '../catalog/attributes';
import { LOCALES } from '../locale/locales';
import { cents } from '../money/cents';
import { frameParameters } from './frame-parameters';

const attribute = lookUpAttributes([
  { identifier: 'MODEL_NAME', name: 'Model', values: [{ value: 'Polygon' }] },
  { identifier: 'ROXABLE', name: 'Prescription', values: [{ value: 'True' }] },
  { identifier: 'MIN_TOTAL_POWER', name: 'From', values: [{ value: '-8' }] },
  { identifier: 'MAX_TOTAL_POWER', name: 'To', values: [{ value: '6' }] },
  { identifier: 'GENDER', name: 'Gender', values: [{ identifier: 'women', value: 'Femmes' }] },
]);
const frame = {
  kind: 'sunglasses',
  id: '3170141',
  upc: '2017230701520',
  name: 'Polygon',
  colorName: 'Noir',
  brand: 'Corvenna',
  price: { offer: cents(15300), list: cents(18000) },
  image: '/front.svg',
  attribute,
};

test('has every field of the specification, from catalog, lens service, store and cart', () => {
  const context = { site: LOCALES['fr-ca'], frameOnlyLensUPC: '2100000000012', orderId: '90210001' };
  expect(frameParameters(frame, context)).toEqual({
    frameId: '3170141',
    framePartNumber: '2017230701520',
    frameName: 'Polygon',
    frameModel: 'Polygon',
    frameColor: 'Noir',
    frameBrand: 'Corvenna',
    frameCategory: 'sunglasses',
    frameOfferPrice: 15300,
    frameListPrice: 18000,
    frameImage: '/front.svg',
    frameMinTotalPower: -8,
    frameMaxTotalPower: 6,
    frameOnlyLensUPC: '2100000000012',
    storeId: '10852',
    catalogId: '10102',
    langId: '-25',
    currentOrderId: '90210001',
    gender: 'women',
    glasses: true,
  });
});

test('without a cart the order is the current one; without a price it is on request', () => {
  const parameters = frameParameters(
    { ...frame, kind: 'eyeglasses', price: undefined },
    { site: LOCALES['lc-us'] },
  );
  expect(parameters).toMatchObject({ currentOrderId: '.', frameCategory: 'eyeglasses' });
  expect(parameters.frameOfferPrice).toBeUndefined();
  expect(parameters.frameOnlyLensUPC).toBeUndefined();
});
