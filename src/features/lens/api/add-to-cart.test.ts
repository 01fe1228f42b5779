import { expect, test } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { glassesForm } from './add-to-cart';

const site = siteByLocale('fr-ca');

test('a frame with a lens and a plan', () => {
  expect(
    glassesForm(site, {
      frameCatentryId: '301122',
      lens: { upc: 'SV1', catEntryId: '4SV1', color: 'clear' },
      planId: '420001',
    }),
  ).toEqual({
    storeId: '10852',
    catalogId: '10102',
    langId: '-25',
    orderId: '.',
    frameCatentryId: '301122',
    lensCatentryId: '4SV1',
    lens: 'SV1',
    lensColor: 'clear',
    addOns: ['420001'],
    includeLens: 'true',
    URL: '/AjaxOrderItemDisplayView?storeId=10852&catalogId=10102&langId=-25',
  });
});

test('a frame alone sends no lens and no plan', () => {
  const form = glassesForm(site, { frameCatentryId: '301122' });
  expect(form).toMatchObject({ includeLens: 'false' });
  for (const field of ['lens', 'lensCatentryId', 'lensColor', 'addOns', 'tah']) {
    expect(form).not.toHaveProperty(field);
  }
});
