import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookUpAttributes } from '@/domain/catalog/attributes';
import { cents } from '@/domain/money/cents';
import { frameParameters } from '@/domain/product/frame-parameters';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { FramePrice } from './frame-price';

const site = siteByLocale('lc-us');
/** Seed frame "Acorn", with the pair and frame offer: 20 % off the frame alone. */
const ACORN = { id: '3030011', upc: '2003200501450', price: { offer: cents(8995), list: cents(8995) } };
let scenario: string;
let responses: number;

beforeEach(() => {
  scenario = '';
  responses = 0;
  const { sandbox } = testSandbox();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { response } = await sandbox.handle(request, `sandbox_scenario=${scenario}`);
    responses += 1;
    return response;
  });
});
afterEach(() => void vi.unstubAllGlobals());

function renderPrice(price?: typeof ACORN.price, perkCode?: string) {
  const frame = frameParameters(
    {
      ...ACORN,
      price,
      kind: 'eyeglasses',
      name: '',
      colorName: '',
      brand: '',
      attribute: lookUpAttributes(),
    },
    { site },
  );
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SiteProvider value={site}>
          <FramePrice {...{ frame, perkCode }} />
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  ).container;
}

it('is what the cart charges for the frame alone, with its badge', async () => {
  const container = renderPrice(ACORN.price);
  expect(container).toHaveTextContent('$89.95');
  // 20 % of 89.95 is 17.99.
  expect(await screen.findByText('$71.96')).toBeVisible();
  expect(container).toHaveTextContent('Now $71.96 Was $89.9520% off');
});

it('includes a perk', async () => {
  renderPrice(ACORN.price, 'PERK20OFF');
  expect(await screen.findByText('$51.96')).toBeVisible();
});

it('is the catalog’s price when the response cannot be calculated with', async () => {
  scenario = 'price-calculation-error';
  const container = renderPrice(ACORN.price);
  await waitFor(() => expect(responses).toBe(1));
  expect(container).toHaveTextContent('$89.95');
});

it('is on request without an offer price', async () => {
  scenario = 'price-on-request';
  renderPrice();
  expect(await screen.findByText('Price on request')).toBeVisible();
});
