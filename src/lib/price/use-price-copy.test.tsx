// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cents } from '@/domain/money/cents';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { type Prices, usePriceCopy } from './use-price-copy';

const copyOf = (price: Prices | undefined) =>
  renderHook(() => usePriceCopy(price), {
    wrapper: ({ children }) => (
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <SiteProvider value={siteByLocale('lc-us')}>{children}</SiteProvider>
      </I18nProvider>
    ),
  }).result.current;

test('a reduced price', () => {
  expect(copyOf({ offer: cents(15500), list: cents(18000), badgePercent: 14 })).toEqual({
    now: '$155.00',
    was: '$180.00',
    nowLabel: 'Now',
    wasLabel: 'Was',
    discount: '14% off',
  });
});

test('a discount without a badge has no percentage', () => {
  const price = { offer: cents(17900), list: cents(18000) };
  expect(copyOf({ ...price, badgePercent: 0 })).toMatchObject({ was: '$180.00', discount: undefined });
  expect(copyOf(price)).toMatchObject({ was: '$180.00', discount: undefined });
});

test('a regular price, and none', () => {
  expect(copyOf({ offer: cents(18000), list: cents(18000), badgePercent: 0 })).toEqual({ now: '$180.00' });
  expect(copyOf(undefined)).toEqual({ missing: 'Price on request' });
});
