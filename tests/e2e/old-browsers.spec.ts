import { NEWER_FUNCTIONS } from '../../scripts/vite/browser-support';
import { expectNoAxeViolations } from './support/axe';
import { expectOnePair } from './support/cart-steps';
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
import { chooseLenses, openLensPanel } from './support/lens-steps';
import { search } from './support/navigation-steps';
import { POLYGON } from './support/polygon';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';
import { saveButton, withChange } from './support/wishlist-steps';

test('a guest buys glasses in a browser that lacks the functions of later years', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper }) => {
  const { page, main, text } = shopper;
  await page.addInitScript((names) => {
    for (const name of names) {
      const path = name.split('.');
      const method = path.pop();
      let owner: unknown = globalThis;
      for (const step of path) owner = (owner as Record<string, unknown> | undefined)?.[step];
      if (owner && method) delete (owner as Record<string, unknown>)[method];
    }
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
    for (const prototype of [Set.prototype, iterators])
      for (const method of [
        'union',
        'intersection',
        'isSubsetOf',
        'map',
        'filter',
        'flatMap',
        'some',
        'toArray',
      ])
        delete (prototype as Record<string, unknown>)[method];
  }, Object.keys(NEWER_FUNCTIONS));
  await shopper.open('/lc-us/eyeglasses');
  await withChange(shopper, 'PUT', () => saveButton(shopper, POLYGON.name).click());
  await shopper.open(`/lc-us/${POLYGON.upc}`);
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
