import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cents } from '@/domain/money/cents';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import { onMissingUser } from '@/lib/http/user-recovery';
import { createGuest } from '@/lib/session/create-guest';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import type { TrackingEvent } from '@/lib/tracking/events';
import { addTrackingAdapter } from '@/lib/tracking/track';
import { lastLensSelection } from '../state/last-lens-selection';
import { Purchase } from './purchase';

const ADD_GLASSES_PATH = '/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd';
/** Seed frame "Polygon" in black: 280.00, no promotion. */
const frame: FrameParameters = {
  frameId: '3170141',
  framePartNumber: '2017230701520',
  frameName: 'Polygon',
  frameModel: 'Polygon',
  frameColor: 'Black',
  frameBrand: 'Marlowe',
  frameCategory: 'eyeglasses',
  frameOfferPrice: cents(28000),
  frameListPrice: cents(28000),
  frameImage: undefined,
  frameMinTotalPower: -12,
  frameMaxTotalPower: 8,
  frameOnlyLensUPC: undefined,
  storeId: '10851',
  catalogId: '10101',
  langId: '-1',
  currentOrderId: '.',
  gender: undefined,
  glasses: true,
};

/** Forms posted to the add-glasses command within a session. */
let addedForms: URLSearchParams[];
let scenario: string;
let events: TrackingEvent[];
let cleanups: (() => void)[];

beforeEach(() => {
  const { sandbox } = testSandbox();
  const cookies = new Map<string, string>();
  addedForms = [];
  scenario = '';
  events = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname === ADD_GLASSES_PATH && cookies.size > 0) {
      addedForms.push(new URLSearchParams(await request.clone().text()));
    }
    const cookieHeader = [...cookies, ['sandbox_scenario', scenario]]
      .map((pair) => pair.join('='))
      .join('; ');
    const { cookies: setCookies, response } = await sandbox.handle(request, cookieHeader);
    for (const { name, value } of setCookies) cookies.set(name, value);
    return response;
  });
  onMissingUser(createGuest);
  cleanups = [addTrackingAdapter((event) => events.push(event)), () => onMissingUser(undefined)];
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const cleanup of cleanups) cleanup();
  lastLensSelection.clear();
});

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p data-testid="current-path">{pathname + search}</p>;
}

function renderPurchase(overrides: Partial<FrameParameters> = {}) {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SiteProvider value={siteByLocale('lc-us')}>
          <MemoryRouter initialEntries={['/lc-us/2017230701520']}>
            <Purchase frame={{ ...frame, ...overrides }} installmentProviders={['klarna']} />
            <CurrentPath />
          </MemoryRouter>
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  );
  return userEvent.setup();
}

const currentPath = () => screen.getByTestId('current-path').textContent;
const total = () => screen.getAllByText('Total').at(-1)?.closest('output');

async function openPanel(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Choose lenses' }));
  return within(await screen.findByRole('dialog', { name: 'Choose your lenses' }));
}

async function chooseOption(user: UserEvent, question: string, choice: RegExp) {
  await waitFor(() => expect(screen.getByRole('heading', { name: question })).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: choice }));
}

it('walks through the questions, totals the price and adds to the cart once on a double click', async () => {
  const user = renderPurchase();
  const panel = await openPanel(user);
  const clickContinue = () => user.click(panel.getByRole('button', { name: 'Continue' }));
  await chooseOption(user, 'How will you use them?', /^Single vision/);
  await clickContinue();
  await chooseOption(user, 'Which kind of lens?', /^Clear/);
  await clickContinue();
  await chooseOption(user, 'Which material and coating?', /^Plastic 1.50 ?Anti-reflective/);
  // 280.00 + 99.95.
  expect(total()).toHaveTextContent('$379.95');
  await clickContinue();
  await chooseOption(user, 'Protect your pair?', /^One-year/);
  expect(total()).toHaveTextContent('$408.95');

  await user.dblClick(panel.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate\?storeId=10851.*orderId=\d+/));
  expect(addedForms).toHaveLength(1);
  expect(Object.fromEntries(addedForms[0] ?? [])).toMatchObject({
    orderId: '.',
    frameCatentryId: '3170141',
    includeLens: 'true',
    lensColor: 'clear',
    addOns: '4500001',
  });
  expect(events).toEqual([{ name: 'add_to_cart', upc: '2017230701520' }]);
});

it('requires an answer to continue; going back and closing preserve the answers', async () => {
  const user = renderPurchase();
  const panel = await openPanel(user);
  await user.click(await panel.findByRole('button', { name: 'Continue' }));
  expect(panel.getByText('Choose one of these to go on.')).toBeVisible();
  await waitFor(() => expect(panel.getAllByRole('radio')[0]).toHaveFocus());

  await chooseAndContinue(user, /^Progressive/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openPanel(user);
  expect(screen.getByRole('heading', { name: 'Which kind of lens?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: /^Progressive/ })).toBeChecked();
});

async function chooseAndContinue(user: UserEvent, choice: RegExp) {
  await user.click(screen.getByRole('radio', { name: choice }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

it('an API error shows its message and is tracked; the selection is preserved and can be resubmitted', async () => {
  scenario = 'addGlasses:outOfStock';
  const user = renderPurchase();
  const panel = await openPanel(user);
  await user.click(await panel.findByRole('radio', { name: /^Frame only/ }));
  await user.click(panel.getByRole('button', { name: 'Add to cart' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('This item is out of stock.');
  expect(events).toEqual([{ name: 'error', message: 'Cannot add to cart', operation: 'addGlasses' }]);
  expect(panel.getByRole('radio', { name: /^Frame only/ })).toBeChecked();

  scenario = '';
  await user.click(panel.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
  expect(addedForms.at(-1)?.get('includeLens')).toBe('false');
  expect(addedForms.at(-1)?.has('lens')).toBe(false);
});

it('a lens service error is tracked once and the frame can still be bought', async () => {
  scenario = 'lens-service-error';
  const user = renderPurchase();
  expect(await screen.findByText('Lenses cannot be chosen right now')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose lenses' })).not.toBeInTheDocument();
  expect(events).toEqual([{ name: 'error', message: 'RXC service error', operation: 'getFrameLenses' }]);

  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
});

it('after an error the lenses can be requested again without losing focus', async () => {
  scenario = 'lens-service-error';
  const user = renderPurchase();
  await screen.findByText('Lenses cannot be chosen right now');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(events).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  scenario = '';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose lenses' })).toHaveFocus());
});

it('a frame with only the frame-only package has no lenses to choose', async () => {
  // Seed frame "Quincy": sunglasses without prescription lenses.
  renderPurchase({
    frameId: '3010261',
    framePartNumber: '2001703401574',
    glasses: false,
    frameCategory: 'sunglasses',
  });
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose lenses' })).not.toBeInTheDocument();
});
