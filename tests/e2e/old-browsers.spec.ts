import { readFileSync } from 'node:fs';
import { NEWER_FUNCTIONS } from '../../scripts/vite/browser-support';
import { expectNoAxeViolations } from './support/axe';
import { cartTotal, expectOnePair } from './support/cart-steps';
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
import { closePanel, insuranceSwitch, lookUpPerson } from './support/insurance-steps';
import { chooseLenses, openLensPanel } from './support/lens-steps';
import { search } from './support/navigation-steps';
import { POLYGON } from './support/polygon';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';
import { saveButton, withChange } from './support/wishlist-steps';

/** A rendered head. A JPEG ends where its end is marked: the first picture of the camera. */
const FACE = readFileSync('tests/e2e/media/face.mjpeg');

/** Runs in the page before its scripts. Workers keep what they have. */
function removeNewerFunctions(newer: Readonly<Record<string, readonly string[]>>): void {
  const everything = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  // Classes last: their functions are reached through them.
  const owners = Object.entries(newer).sort(
    ([a], [b]) => Number(a === 'globalThis') - Number(b === 'globalThis'),
  );
  for (const [owner, names] of owners) {
    const target = owner === 'globalThis' || owner === 'Window' ? everything : everything[owner];
    for (const name of names)
      for (const holder of [target, target?.prototype]) if (holder) Reflect.deleteProperty(holder, name);
  }
}

test.describe('a browser without the functions of later years', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => page.addInitScript(removeNewerFunctions, NEWER_FUNCTIONS));

  test('buys glasses', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
    const { page, main, text } = shopper;
    await shopper.open('/lc-us/eyeglasses');
    await withChange(shopper, 'PUT', () => saveButton(shopper, POLYGON.name).click());
    await shopper.open(`/lc-us/${POLYGON.upc}`);
    expect(
      await page.evaluate(() => ['groupBy' in Object, 'union' in Set.prototype, 'map' in [].values()]),
    ).toEqual([false, false, false]);
    await chooseLenses(shopper, await openLensPanel(shopper));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('lens', 'Add to cart') })
      .click();
    await expectOnePair(shopper);
    await goToCheckout(shopper);
    await continueAsGuest(shopper);
    await main.getByRole('button', { name: text('prescription-step', 'Skip for now') }).click();
    await giveAddress(shopper);
    await chooseMethod(shopper);
    await giveCard(shopper, VISA);
    await placeOrderButton(shopper).click();
    await expectConfirmation(shopper);
  });

  test('finds insurance', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
    const { main } = shopper;
    await shopper.open(`/lc-us/${POLYGON.upc}`);
    await insuranceSwitch(shopper).click();
    await lookUpPerson(shopper, 'A');
    await closePanel(shopper);
    // 280.00 − 150.00 = 130.00, less 20 %: 104.00.
    await expect(main.getByText('-$176.00')).toBeVisible();
    await main.getByRole('button', { name: 'Add the frame only' }).click();
    await expect(cartTotal(shopper)).toHaveText('$104.00');
  });

  test('books an exam', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
    const { page, main } = shopper;
    await shopper.open('/lc-us/store-locator');
    await main.getByRole('searchbox').fill('Cincinnati');
    await main.getByRole('searchbox').press('Enter');
    await main
      .getByRole('link', { name: /^Book an eye exam: / })
      .first()
      .click();
    const goOn = () => main.getByRole('button', { name: 'Continue' }).click();
    await main.getByRole('region', { name: 'Exam', exact: true }).getByRole('radio').first().click();
    await goOn();
    await main
      .getByRole('group', { name: /^Time on/ })
      .getByRole('radio')
      .first()
      .click();
    await goOn();
    const patient = main.getByRole('region', { name: 'Patient' });
    for (const [label, value] of Object.entries({
      'First name': 'Ana',
      'Last name': 'Linden',
      'Date of birth': '07/04/1988',
      'Email address': 'ana@example.com',
      'Phone number': '5135550142',
    }))
      await patient.getByLabel(label, { exact: true }).fill(value);
    await goOn();
    await main.getByRole('button', { name: 'Book this exam' }).click();
    await expect(page).toHaveURL(/\/eye-exam\/thank-you\?/);
  });

  test('measures a face in a photo', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/lc-us/face-shape?ref=startFa');
    const dialog = page.getByRole('dialog', { name: 'Frame advisor' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByText('Choose a photo').click();
    await (await chooser).setFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: FACE });
    await dialog.getByRole('button', { name: 'Use these measurements' }).click();
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  });
});

test('a browser that is too old for the scripts says so; texts and links work', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main, locale, text } = shopper;
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.goto(`/${locale}/eyeglasses`);
  await expect(page.locator('#old-browser-notice')).toBeVisible();
  await expectNoAxeViolations(page, 'notice for old browsers');
  await main.getByRole('link', { name: POLYGON.name, exact: true }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(POLYGON.name);
  await expect(main.getByRole('button', { name: text('lens', 'Choose lenses') })).toBeHidden();
  await search(shopper, POLYGON.name);
  await expect(page.locator('#old-browser-notice')).toBeVisible();
});
