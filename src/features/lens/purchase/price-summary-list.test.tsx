import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import type { PriceInput } from '@/domain/pricing/price-input';
import { priceSummary } from '@/domain/pricing/price-summary';
import { savingReason } from '@/domain/pricing/saving-reason';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { PriceSummaryList } from './price-summary-list';

/** Returns the lines as [label with its note, amount]. */
function linesOf(input: PriceInput, promotionDetail = '') {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SiteProvider value={siteByLocale('lc-us')}>
        <PriceSummaryList
          {...{ summary: priceSummary(input), reason: savingReason(input), promotionDetail }}
          perkTitle="15% for members"
        />
      </SiteProvider>
    </I18nProvider>,
  );
  const list = within(container);
  const amounts = list.getAllByRole('definition').map(({ textContent }) => textContent);
  // The note of a row is a second term.
  const rows = [...new Set(list.getAllByRole('term').map(({ parentElement }) => parentElement))];
  return rows.map((row, index) => {
    const terms = [...(row?.querySelectorAll('dt') ?? [])];
    return [terms.map(({ textContent }) => textContent).join(''), amounts[index]];
  });
}

const frame = { list: cents(18000), offer: cents(15300) };
const lens = { list: cents(12000), offer: cents(9600), type: 'single-vision' };

it('has no line for an amount of 0', () => {
  expect(linesOf({ frame: { offer: cents(18000) } })).toEqual([['Frame', '$180.00']]);
  expect(screen.queryByText(/save/)).not.toBeInTheDocument();
});

it('names the reduced price as the reason of a saving', () => {
  expect(linesOf({ frame }, '10% off')).toEqual([
    ['Frame', '$180.00'],
    ['You saveReduced price', '-$27.00'],
  ]);
});

it('lists frame, lenses, plan, promotion and perk', () => {
  const input: PriceInput = {
    frame,
    lens,
    warranty: { price: cents(2900) },
    promotion: { type: 'AEO', completePairPercent: 40, frameOnlyPercent: 20 },
    perk: { percent: 15 },
  };
  // 40 % of 180.00 and of 120.00; 15 % of the remaining 180.00.
  expect(linesOf(input, '40% off the pair')).toEqual([
    ['Frame', '$180.00'],
    ['Lenses', '$120.00'],
    ['Protection plan', '$29.00'],
    ['Before savings', '$329.00'],
    ['You save40% off the pair', '-$120.00'],
    ['on the frame', '-$72.00'],
    ['on the lenses', '-$48.00'],
    ['Your perk saves15% for members', '-$27.00'],
  ]);
});

it('lists the insurance saving', () => {
  expect(linesOf({ frame, insurance: { frame: cents(5000) } })).toEqual([
    ['Frame', '$180.00'],
    ['Your insurance saves', '-$130.00'],
  ]);
});

it('has only what the total consists of: not the price of a complete pair', () => {
  const promotion = { type: 'GVP', basePrice: cents(19900), baseLensPrice: cents(9600) } as const;
  expect(linesOf({ frame: { offer: cents(18000) }, promotion })).toEqual([['Frame', '$180.00']]);
});
