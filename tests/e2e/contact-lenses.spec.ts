import { expectNoAxeViolations } from './support/axe';
import { cartLines } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

/** Dewlin One 90: a daily sphere with one base curve. */
const DEWLIN_ONE_90 = '2200000000026';

test('buys contact lenses for two eyes, changes one and removes the other', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper, errorMonitor }) => {
  // The first call of a new shopper is rejected; a guest identity is created, and the call is repeated.
  errorMonitor.allow(/400.*\/cart\?/);
  const { page, main, text, locale } = shopper;
  const right = text('contact-lens', 'Right eye (OD)');
  const left = text('contact-lens', 'Left eye (OS)');
  const power = (eye: string) => main.getByRole('group', { name: eye }).getByRole('combobox');
  await shopper.open(`/${locale}/${DEWLIN_ONE_90}`);
  await expect(main.getByRole('region', { name: text('product', 'Made in these values') })).toBeVisible();
  await power(right).selectOption('-3.00');
  await power(left).selectOption('+1.25');
  await page.reload();
  await expect(power(left)).toHaveValue('+1.25');
  await expectNoAxeViolations(page, 'two eyes');
  await main.getByRole('button', { name: text('contact-lens', 'Add to cart') }).click();
  await expect(cartLines(shopper)).toHaveCount(2);
  await expectNoAxeViolations(page, 'two lines in the cart');

  await cartLines(shopper)
    .first()
    .getByRole('link', { name: text('cart', 'Change') })
    .click();
  await expect(power(right)).toHaveValue('-3.00');
  await expect(page.getByRole('group', { name: left })).toHaveCount(0);
  await power(right).selectOption('-3.25');
  await main.getByRole('button', { name: text('contact-lens', 'Update cart') }).click();
  await expect(cartLines(shopper).filter({ hasText: /3[.,]25/ })).toHaveCount(1);
  await expect(cartLines(shopper)).toHaveCount(2);

  const other = cartLines(shopper).filter({ hasText: /1[.,]25/ });
  await other.getByRole('button', { name: text('cart', 'Remove') }).click();
  await expect(cartLines(shopper).filter({ hasText: /1[.,]25/ })).toHaveCount(0);
  await expect(cartLines(shopper).filter({ hasText: /3[.,]25/ })).toHaveCount(1);
});
