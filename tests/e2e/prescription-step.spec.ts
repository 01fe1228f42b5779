import { becomeNewMember } from './support/account-steps';
import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { cartPath } from './support/cart-steps';
import { guestEmailField } from './support/checkout-sign-in-steps';
import { expect, test } from './support/fixtures';
import { tabAndEnter, tabTo } from './support/keyboard';
import {
  addDoctor,
  fillCartWith,
  openStepFromCart,
  saveButton,
  stepItems,
} from './support/prescription-step-steps';
import { waitForHydration } from './support/shopper';
import { DESKTOP_ONLY, EVERY_LOCALE, FULL_RUN_ONLY, PHONE_ONLY } from './support/variants';

// Avoids waiting for fades at many tab stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A real picture, of about 150 kB. */
const PICTURE = 'docs/pictures/home.png';

/** A document of one empty page. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');

test('a guest uploads the prescription of a frame', {
  tag: [EVERY_LOCALE, PHONE_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  const text = (source: string) => shopper.text('prescription-step', source);
  await fillCartWith(shopper, 'one-frame');
  await shopper.open(cartPath(shopper));
  await openStepFromCart(shopper);
  await expectNoAxeViolations(page, 'the step');

  await saveButton(shopper).click();
  await expect(main.getByText(text('You need to choose a submission method'))).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'without a method');
  await main.getByRole('radio', { name: text('Upload your prescription') }).check();
  // It moves the button down.
  await main.locator('input[type="file"]').first().waitFor({ state: 'attached' });
  await saveButton(shopper).click();
  await expect(main.getByText(text('You need to upload your prescription'))).toBeVisible();
  await main.locator('input[type="file"]').first().setInputFiles(PICTURE);
  await expect(main.getByText('home.png').first()).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'with a file');
  await saveButton(shopper).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await shopper.open(`/${shopper.locale}/checkout/prescription`);
  await expect(main.getByRole('link', { name: /home\.png/ })).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'with a prescription');
  expect(page.url()).not.toContain('home.png');
});

test('a member looks at a picture, sends a PDF instead, and finds it after a reload', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await becomeNewMember(shopper);
  await fillCartWith(shopper, 'two-lens-types');
  await shopper.open('/lc-us/checkout/prescription');
  await main.getByRole('radio', { name: /^Upload your/ }).check();
  const file = main.locator('input[type="file"]').first();
  await file.setInputFiles(PICTURE);
  await main.getByRole('button', { name: 'View the picture' }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectNoAxeViolations(page, 'the picture');
  await page.keyboard.press('Escape');

  await file.setInputFiles({ name: 'march.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await expect(main.getByText('march.pdf', { exact: true })).toBeVisible();
  await page.reload();
  const link = main.getByRole('link', { name: /^Open the file/ });
  await expect(main.getByText('march.pdf', { exact: true })).toBeVisible();
  const opened = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(opened.headers()['content-type']).toBe('application/pdf');
  expect(await opened.text()).toBe(PDF);
  const servedLink = await link.elementHandle();
  await main.getByRole('checkbox', { name: 'I confirm that this information is valid' }).check();
  // Hydration preserves what the server rendered. Rendered again, it would move the checkbox below the pointer for a moment.
  expect(await servedLink?.evaluate((element) => element.isConnected)).toBe(true);
  await saveButton(shopper).click();

  // The carousel shows the item that is left, also as served.
  const second = stepItems(shopper).nth(1);
  await expect(second).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await main.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('keyboard only: a guest names the doctor and the patient of contact lenses', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await fillCartWith(shopper, 'contact-pair');
  await shopper.open(cartPath(shopper));
  await waitForHydration(page);
  await tabAndEnter(page, main.getByRole('link', { name: 'Checkout' }));
  await tabTo(page, guestEmailField(shopper));
  await page.keyboard.type('ana@example.com');
  await page.keyboard.press('Enter');
  const upload = main.getByRole('radio', { name: /^Upload your/ });
  await tabTo(page, upload);
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: /^Call my doctor/ })).toBeChecked();
  await tabAndEnter(page, saveButton(shopper));
  const find = main.getByRole('button', { name: 'Find your doctor' });
  await expect(find).toBeFocused();
  await expectNoAxeViolations(page, 'doctor and patient missing');

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  // Its code loads with the key; until then Tab moves through the page.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await tabAndEnter(page, dialog.getByRole('button', { name: 'Add your doctor' }));
  await tabTo(page, dialog.getByLabel('Name of the doctor'));
  await page.keyboard.type('Dr. Ruth Halloran');
  await tabTo(page, dialog.getByLabel('Phone number', { exact: true }));
  await page.keyboard.type('5135550188');
  await tabTo(page, dialog.getByLabel('State'));
  await page.keyboard.type('Ohio');
  await tabAndEnter(page, dialog.getByRole('button', { name: 'Use this doctor' }));
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('button', { name: 'Change doctor' })).toBeFocused();
  await tabTo(page, main.getByLabel('First name'));
  await page.keyboard.type('Ana');
  await tabTo(page, main.getByLabel('Last name'));
  await page.keyboard.type('Linden');
  await tabTo(page, main.getByLabel('Date of birth'));
  await page.keyboard.type('07211988');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
});

test('a member uses the same prescription for two frames', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
  const { page, main } = shopper;
  await becomeNewMember(shopper);
  await fillCartWith(shopper, 'two-frames');
  await shopper.open('/lc-us/checkout/prescription?nextStepUrl=%2Flc-us%2Feyeglasses');
  await main.getByRole('checkbox', { name: /same prescription for both frames/ }).check();
  await main.getByRole('radio', { name: /^Call my doctor/ }).check();
  await addDoctor(shopper, main.getByRole('button', { name: 'Find your doctor' }));
  await saveButton(shopper).click();
  const confirm = main.getByRole('checkbox', { name: 'I confirm that this information is valid' });
  await expect(confirm).toBeFocused();
  await expectNoAxeViolations(page, 'without confirmation');
  await confirm.check();
  await saveButton(shopper).click();
  await expect(page).toHaveURL(/\/lc-us\/eyeglasses$/);
  await shopper.open('/lc-us/checkout/prescription');
  await expect(stepItems(shopper).filter({ hasText: 'Prescription added' })).toHaveCount(2);
});

test('a frame is skipped, contact lenses are added, and the frame is edited', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  const text = (source: string) => shopper.text('prescription-step', source);
  await fillCartWith(shopper, 'frame-and-contacts');
  await shopper.open(`/${shopper.locale}/checkout/prescription`);
  await main.getByRole('button', { name: text('Skip for now') }).click();
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  await main.getByRole('radio', { name: text('Call my doctor') }).check();
  await addDoctor(shopper, main.getByRole('button', { name: text('Find your doctor') }));
  await main.getByLabel(shopper.text('app', 'First name')).fill('Ana');
  await main.getByLabel(shopper.text('app', 'Last name')).fill('Linden');
  await main.getByLabel(shopper.text('app', 'Date of birth')).fill('07/21/1988');
  await expectNoAxeViolations(page, 'contact lenses');

  // Leaving the page needs a confirmation, since there is unsaved input.
  const home = page.getByRole('banner').getByRole('link', { name: 'Marlowe' }).first();
  // The header reappears while the page scrolls up, away from a mouse button that is already down.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(home).toBeInViewport({ ratio: 1 });
  await home.click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await question.getByRole('button').filter({ hasNotText: /^$/ }).first().click();
  await saveButton(shopper).click();
  await expect(page).toHaveURL(/\/checkout$/);

  await page.goBack();
  await stepItems(shopper).first().click();
  await expect(main.getByText(text('You skipped this one for now'))).toBeVisible();
  await main
    .getByRole('button', { name: text('Add prescription') })
    .first()
    .click();
  await expect(saveButton(shopper)).toBeVisible();
});
