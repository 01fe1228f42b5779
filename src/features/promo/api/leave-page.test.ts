import { expect, it } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { leaveAfterSignUp } from './leave-page';

function leaveFrom(url: string): string {
  const { pathname, search } = new URL(url, 'https://store.test');
  let destination = 'stayed';
  leaveAfterSignUp(siteByLocale('en-ca'), {
    pathname,
    search,
    reload: () => (destination = 'reloaded'),
    assign: (to) => (destination = String(to)),
  });
  return destination;
}

it.each(['/en-ca', '/en-ca/eyeglasses?page=2', '/AjaxOrderItemDisplayViews'])('%s is reloaded', (page) => {
  expect(leaveFrom(page)).toBe('reloaded');
});

it.each([
  ['/AjaxOrderItemDisplayView', '.'],
  ['/AjaxOrderItemDisplayView?orderId=90210001&storeId=10852', '90210001'],
])('%s redirects to the recalculation of order %s', (page, orderId) => {
  const recalculation = new URL(leaveFrom(page), 'https://store.test');
  expect(recalculation.pathname).toBe('/OrderCalculate');
  expect(Object.fromEntries(recalculation.searchParams)).toEqual({
    storeId: '10852',
    catalogId: '10102',
    langId: '-24',
    URL: 'AjaxOrderItemDisplayView',
    errorViewName: 'AjaxOrderItemDisplayView',
    orderId,
    updatePrices: '1',
    calculationUsageId: '-1',
  });
});
