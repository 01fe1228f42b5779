import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import type { InstallmentProvider } from '@/lib/payment/payment-methods';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { InstallmentMessage } from './installment-message';

function renderMessage(total: number, providers: InstallmentProvider[]) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SiteProvider value={siteByLocale('lc-us')}>
        <InstallmentMessage total={cents(total)} providers={providers} />
      </SiteProvider>
    </I18nProvider>,
  ).container;
}

it.each<[string, InstallmentProvider[]]>([
  ['Klarna', ['klarna']],
  ['Affirm', ['affirm']],
  ['Afterpay', ['afterpay']],
  ['Klarna or Afterpay', ['klarna', 'afterpay']],
  ['Affirm or Afterpay', ['affirm', 'afterpay']],
  ['Klarna or Affirm', ['klarna', 'affirm']],
  ['Klarna, Affirm, or Afterpay', ['klarna', 'affirm', 'afterpay']],
])('names %s', (names, providers) => {
  expect(renderMessage(28000, providers)).toHaveTextContent(`Or 4 payments of $70.00 with ${names}`);
});

it.each([
  // 379.95 / 4 is 94.9875: three of 94.99, and 94.98.
  [37995, '$94.99'],
  // 100.01 / 4 is 25.0025: three of 25.00, and 25.01.
  [10001, '$25.01'],
])('says one amount, the highest, where the last installment of %s differs', (total, amount) => {
  expect(renderMessage(total, ['klarna'])).toHaveTextContent(`Or 4 payments of ${amount} with Klarna`);
});

it('gives Affirm the total in cents, the others in dollars', () => {
  renderMessage(28000, ['klarna', 'affirm', 'afterpay']);
  expect(screen.getByText('Affirm')).toHaveAttribute('value', '28000');
  expect(screen.getByText('Klarna')).toHaveAttribute('value', '280.00');
});

it('shows nothing for a total of 0, or without a provider', () => {
  expect(renderMessage(0, ['klarna'])).toBeEmptyDOMElement();
  expect(renderMessage(28000, [])).toBeEmptyDOMElement();
});
