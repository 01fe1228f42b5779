import type { Locator } from '@playwright/test';
import { becomeNewMember, signIn } from './support/account-steps';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { tabAndEnter, tabTo } from './support/keyboard';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

const REJECTED = '4000000000000002';
const VISA = '4111111111111111';
const MASTERCARD = '5555555555554444';

// Avoids waiting for fades at many tab stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: a card is rejected, another is added, made the default and removed', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main, site } = shopper;
  const label = (source: string) => shopper.text('payment-methods', source);
  const isCanada = site.country === 'ca';
  const credentials = await becomeNewMember(shopper);
  await page.context().clearCookies({ name: /^WC_/ });
  await shopper.open(`/${shopper.locale}/account/payment-methods`);
  await signIn(shopper, credentials);
  await expect(main.getByRole('heading', { name: label('No card is saved yet') })).toBeVisible();
  await expectNoAxeViolations(page, 'no card');

  const addButton = main.getByRole('button', { name: label('Add a card') });
  const dialog = page.getByRole('dialog', { name: label('Add a card') });
  const field = (source: string) => dialog.getByLabel(shopper.text('address', source), { exact: true });
  const number = dialog.getByLabel(shopper.text('checkout', 'Card number'));
  const save = dialog.getByRole('button', { name: label('Save the card') });
  const enter = async (source: string, text: string) => {
    await tabTo(page, field(source));
    await page.keyboard.type(text);
  };
  const enterCard = async (digits: string) => {
    await expect(number).toBeFocused();
    await page.keyboard.type(digits);
    await tabTo(page, dialog.getByLabel(shopper.text('checkout', 'Expiry date')));
    await page.keyboard.type('092031');
    await tabTo(page, dialog.getByLabel(shopper.text('checkout', 'Security code')));
    await page.keyboard.type('737');
  };
  // The dialog takes the focus a frame after it has appeared.
  const expectFocusIn = (opened: Locator) => expect(opened.locator(':focus')).toHaveCount(1);
  const confirm = async () => {
    await tabTo(page, dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
  };

  await tabAndEnter(page, addButton);
  await expectFocusIn(dialog);
  await tabTo(page, number);
  await enterCard(REJECTED);
  await enter('Street and number', '12 Orchard Lane');
  await enter('City', isCanada ? 'Québec' : 'Mason');
  await tabTo(page, field(isCanada ? 'Province' : 'State'));
  await page.keyboard.type(isCanada ? 'Qu' : 'Ohio');
  await enter(isCanada ? 'Postal code' : 'ZIP code', isCanada ? 'G1K 3B5' : '45040');
  await confirm();
  await tabAndEnter(page, save);
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/./);
  await expectNoAxeViolations(page, 'refused card');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(VISA);
  await tabAndEnter(page, save);
  const visa = main.getByRole('heading', { level: 2, name: '1111' });
  await expect(visa).toBeFocused();
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFocusIn(dialog);
  await tabTo(page, number);
  await enterCard(MASTERCARD);
  await confirm();
  await tabAndEnter(page, save);
  const mastercard = main.getByRole('heading', { level: 2, name: '4444' });
  await expect(mastercard).toBeFocused();
  await expect(dialog).toBeHidden();
  const cardOf = (digits: string) => main.getByRole('listitem').filter({ hasText: digits });
  await tabAndEnter(page, cardOf('4444').getByRole('button').first());
  await expect(cardOf('4444')).toContainText(label('Default'));
  await expect(mastercard).toBeFocused();
  await expectNoAxeViolations(page, 'two cards');

  await tabAndEnter(page, cardOf('4444').getByRole('button').last());
  const question = page.getByRole('dialog', { name: label('Remove this card?') });
  await expectFocusIn(question);
  await tabAndEnter(page, question.getByRole('button', { name: label('Remove the card') }));
  await expect(question).toBeHidden();
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(cardOf('1111')).toContainText(label('Default'));
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});
