import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../../scripts/run/built-server';
import { becomeNewMember } from './support/account-steps';
import { expectNoAxeViolations } from './support/axe';
import { cartLines, fillCart } from './support/cart-steps';
import { continueAsGuest } from './support/checkout-sign-in-steps';
import {
  chooseMethod,
  expectConfirmation,
  giveAddress,
  giveCard,
  placeOrderButton,
  VISA,
} from './support/checkout-steps';
import { expect, test } from './support/fixtures';
import { expectHydrated } from './support/hydration';
import { expectStep, insuranceSwitch, lookUpPerson } from './support/insurance-steps';
import { addButton, chooseLenses, openLensPanel } from './support/lens-steps';
import { goToEyeglasses } from './support/navigation-steps';
import { POLYGON } from './support/polygon';
import type { Shopper } from './support/shopper';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from the parameter
  baseURL: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-watch-'));
    const commerceApi = await startBuiltServer('sandbox', { SANDBOX_DATA: join(folder, 'platform.sqlite') });
    const storefront = await startBuiltServer('storefront', {
      WCS_ORIGIN: commerceApi.origin,
      CONTRACT_CHECK: '1',
    });
    await use(storefront.origin);
    await Promise.all([storefront.stop(), commerceApi.stop()]);
    rmSync(folder, { recursive: true });
  },
});

/** Pages of the tour that need no more than being opened, as a member. */
const PAGES = [
  '/lc-us/account',
  '/lc-us/account/orders',
  '/lc-us/account/prescriptions',
  '/lc-us/account/payment-methods',
  '/lc-us/search?q=round',
  '/lc-us/contact-lenses',
  '/lc-us/store-locator?location=New+York',
  '/lc-us/stores/0279',
  '/lc-us/eye-exam/schedule?storeNumber=0279',
];

test('with CONTRACT_CHECK=1, a tour of the store has no finding, and a call that does not fit appears on the page', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ shopper, errorMonitor }) => {
  const { page, main } = shopper;
  // A new member has no profile.
  errorMonitor.allow(/404.*getUserProfile/);
  await becomeNewMember(shopper);
  for (const path of PAGES) {
    await shopper.open(path);
    await expectHydrated(shopper);
  }
  await shopper.open('/lc-us/face-shape?ref=startFa');
  await expect(page.getByRole('dialog', { name: 'Frame advisor' })).toBeVisible();
  await page.context().clearCookies();
  await buyGlasses(shopper);
  await insuranceSwitch(shopper).click();
  await lookUpPerson(shopper, 'A');
  await expectStep(shopper, 'We found your benefits');

  await page.goto('/contract-findings');
  await expect(main.getByText('Everything fits so far')).toBeVisible();
  const seen = main.getByRole('definition').nth(3);
  expect(Number.parseInt(String(await seen.textContent()), 10)).toBeGreaterThan(30);
  await expectNoAxeViolations(page, 'no findings');

  await page.request.get('/wcs/resources/store/10851/storelocator/byStoreNumber/0279?langId=-1&lang=1');
  const finding = main.getByRole('group').filter({ hasText: 'getStore/request-parameter/query.lang' });
  await expect(finding).toBeVisible();
  await expect(main.getByRole('status')).toHaveText('Findings: 1');
  await finding.getByText('getStore/request-parameter').click();
  await expect(finding.getByText('a documented parameter')).toBeVisible();
  await expectNoAxeViolations(page, 'a finding');
  await main.getByRole('combobox', { name: 'Rule' }).selectOption('Response: body');
  await main.getByRole('button', { name: 'Filter' }).click();
  await expect(main.getByText('No finding for this filter')).toBeVisible();
});

/** Adds a pair with lenses to the cart, then orders a frame as a new guest. Ends on the page of the frame. */
async function buyGlasses(shopper: Shopper): Promise<void> {
  const { page, main } = shopper;
  await shopper.open('/lc-us');
  await goToEyeglasses(shopper);
  await main.getByRole('link', { name: POLYGON.name, exact: true }).click();
  const panel = await openLensPanel(shopper);
  await chooseLenses(shopper, panel);
  await addButton(shopper, panel).click();
  await expect(cartLines(shopper)).toHaveCount(1);
  // A late response of the cart's page would set cookies of the first guest beside those of the new one.
  await page.goto('about:blank');
  await fillCart(shopper);
  await shopper.open('/lc-us/checkout');
  await continueAsGuest(shopper);
  await giveAddress(shopper);
  await chooseMethod(shopper);
  await giveCard(shopper, VISA);
  await placeOrderButton(shopper).click();
  await expectConfirmation(shopper);
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  // The chosen lenses reappear.
  await expect(main.getByRole('region', { name: 'Your lenses' })).toBeVisible();
}
