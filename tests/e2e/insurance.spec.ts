import { insuranceMember } from '@sandbox/testing/insurance';
import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { cartTotal } from './support/cart-steps';
import { continueAsGuest, goToCheckout } from './support/checkout-sign-in-steps';
import {
  chooseMethod,
  expectConfirmation,
  giveAddress,
  giveCard,
  placeOrderButton,
  VISA,
} from './support/checkout-steps';
import { expect, test } from './support/fixtures';
import {
  closePanel,
  expectStep,
  insurancePanel,
  insuranceSwitch,
  lookUp,
  lookUpPerson,
  planTexts,
} from './support/insurance-steps';
import { tabAndEnter, tabTo } from './support/keyboard';
import { POLYGON } from './support/polygon';
import type { Shopper } from './support/shopper';
import { DESKTOP_ONLY, EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

test('a guest finds a plan, sees the insured price, and orders at it; no URL, event or page names the plan', {
  tag: DESKTOP_ONLY,
}, async ({ shopper, page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  await insuranceSwitch(shopper).click();
  await lookUpPerson(shopper, 'A');
  await expectBenefits(shopper);
  await closePanel(shopper);
  const { main } = shopper;
  // 280.00 − 150.00 = 130.00, less 20 %: 104.00.
  await expect(main.getByText('-$176.00')).toBeVisible();
  await main.getByRole('button', { name: 'Add the frame only' }).click();
  await expect(page).toHaveURL(/\/AjaxOrderItemDisplayView\?/);
  await expect(cartTotal(shopper)).toHaveText('$104.00');
  await expectNoAxeViolationsInFullRun(page, 'cart with insurance');

  await goToCheckout(shopper);
  await continueAsGuest(shopper);
  await giveAddress(shopper);
  await chooseMethod(shopper);
  await giveCard(shopper, VISA);
  await placeOrderButton(shopper).click();
  const orderId = await expectConfirmation(shopper);
  const order = await page.request.get(`/wcs/resources/store/10851/order/${orderId}`);
  expect((await order.json()).adjustment).toMatchObject([{ code: 'RIA', amount: '-176.00000' }]);

  const cookies = await page.context().cookies();
  const record = cookies.find(({ name }) => name === 'ria_1')?.value ?? '';
  expect(record.length, 'bytes of the cookie').toBeLessThan(4096);
  const { token } = JSON.parse(decodeURIComponent(record));
  const html = await (await page.request.get(`/lc-us/${POLYGON.upc}`)).text();
  const stored = await page.evaluate(() => JSON.stringify([window.dataLayer, localStorage]));
  for (const secret of [token, 'Linden', '1988', 'M1002003', 'PLAN-A1', 'Vision Choice']) {
    for (const text of [urls.join(' '), html, stored]) expect(text).not.toContain(secret);
  }
});

test('four failures lock insurance: over a reload, and in a second tab', { tag: FULL_RUN_ONLY }, async ({
  shopper,
  page,
}) => {
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  await insuranceSwitch(shopper).click();
  await lookUpPerson(shopper, 'G');
  await expectStep(shopper, 'Try another way');
  const panel = insurancePanel(shopper);
  const wrongPlan = planTexts(shopper, { ...insuranceMember('A'), memberId: 'M0' });
  for (const left of ['2 attempts', '1 attempt']) {
    await lookUp(shopper, wrongPlan, 'EYEMED');
    await expect(panel.getByText(`You have ${left} left.`)).toBeVisible();
  }
  await lookUp(shopper, wrongPlan, 'EYEMED');
  await expectStep(shopper, 'Too many failed attempts');
  await expect(panel.getByText('Try again in 60 minutes')).toBeVisible();
  await expect(panel.getByText(/^\d\d:\d\d$/)).toBeVisible();
  await expectNoAxeViolations(page, 'locked');

  await page.reload();
  await insuranceSwitch(shopper).click();
  await expectStep(shopper, 'Too many failed attempts');
  await expect(panel.getByText(/^\d\d:\d\d$/)).toBeVisible();

  const tab = await page.context().newPage();
  await tab.goto('/lc-us/eyeglasses');
  await tab.getByRole('main').getByRole('button', { name: 'Check my benefits' }).click();
  const heading = tab.getByRole('heading', { name: 'Too many failed attempts' });
  await expect(heading).toBeFocused();
});

test('keyboard only: from a listing bar through the form to the benefits, and back to the bar', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper, page }) => {
  await shopper.open('/lc-us/eyeglasses');
  await tabAndEnter(page, shopper.main.getByRole('button', { name: 'Check my benefits' }));
  await expectStep(shopper, 'Find your benefits');
  const panel = insurancePanel(shopper);
  const provider = panel.getByLabel('Insurance provider');
  await expect(provider).toBeVisible();
  await tabAndEnter(page, panel.getByRole('button', { name: 'Find my benefits' }));
  await expect(provider).toBeFocused();
  await expect(provider).toHaveAccessibleDescription('Choose your insurance provider');
  await page.keyboard.type('Eye');
  for (const [label, text] of [
    ['First name', 'Ana'],
    ['Last name', 'Linden'],
    ['Date of birth', '07/21/1988'],
    ['ZIP code', '45040'],
  ] as const) {
    await tabTo(page, panel.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, panel.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabAndEnter(page, panel.getByRole('button', { name: 'Find my benefits' }));
  await expect(panel.getByText('$150 allowance')).toBeVisible();
  await closePanel(shopper);
  const bar = shopper.main.getByRole('region', { name: /^Your (benefits|allowance)$/ });
  await expect(bar.getByRole('switch')).toBeChecked();
  await expect(bar.getByRole('button')).toBeFocused();
});

test('a plan is found in every language, without an axe finding', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper, page }) => {
  const { text, locale, site } = shopper;
  await shopper.open(`/${locale}/${POLYGON.upc}`);
  await insuranceSwitch(shopper).click();
  await expectStep(shopper, 'Find your benefits');
  await expectNoAxeViolations(page, 'insurance form');
  await lookUpPerson(shopper, site.country === 'ca' ? 'J' : 'A');
  await expectBenefits(shopper);
  await expectNoAxeViolations(page, 'benefits');
  await closePanel(shopper);
  await expect(insuranceSwitch(shopper)).toBeChecked();
  await expect(shopper.main.getByText(text('lens', 'Your insurance saves'))).toBeVisible();
  await expectNoAxeViolations(page, 'product page with insurance');
});

/** Benefits on the screen for the members of the sandbox (sandbox/README.md), found by person. */
const SHOWN: Record<string, RegExp> = {
  A: /\$150 allowance/,
  B: /Your benefits will renew on \w+\s\d+, \d{4}/,
  C: /Your benefits will renew on/,
  D: /\*Copay is only for routine eye exam, additional fees may apply/,
  E: /Family Vision/,
  F: /does not show figures here/,
  I: /is out of our network/,
};

for (const [key, shown] of Object.entries(SHOWN)) {
  test(`member ${key} is found`, { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
    await shopper.open(`/lc-us/${POLYGON.upc}`);
    await insuranceSwitch(shopper).click();
    await lookUpPerson(shopper, key);
    await expectBenefits(shopper);
    await expect(insurancePanel(shopper).getByText(shown).first()).toBeVisible();
  });
}

test('member G is found by plan and member ID only, and H by neither', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const person = insuranceMember('G');
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  await insuranceSwitch(shopper).click();
  await lookUpPerson(shopper, 'G');
  await expectStep(shopper, 'Try another way');
  await lookUp(shopper, planTexts(shopper, { ...person, memberId: 'M9999999' }), 'EYEMED');
  await expect(insurancePanel(shopper).getByText('You have 2 attempts left.')).toBeVisible();
  await lookUp(shopper, planTexts(shopper, person), 'EYEMED');
  await expectBenefits(shopper);
});

/** Checks the benefits, whose names differ on narrow screens (002 §8). */
async function expectBenefits(shopper: Shopper): Promise<void> {
  await expectStep(shopper, shopper.mobile ? 'We found your allowance' : 'We found your benefits');
}
