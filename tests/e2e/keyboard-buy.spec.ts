import { changeQuantity, emptyCart, enterCodes } from './support/cart-keyboard-steps';
import { expect, test } from './support/fixtures';
import { expectFocusTrappedIn, tabAndEnter, tabBackAndEnter, tabBackTo } from './support/keyboard';
import { chooseLensesByKeyboard } from './support/lens-keyboard-steps';
import { POLYGON } from './support/polygon';
import type { Shopper } from './support/shopper';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

// Avoids waiting for fades at hundreds of tab stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: colors, images, lenses, cart', { tag: [EVERY_LOCALE, FULL_RUN_ONLY] }, async ({
  shopper,
  errorMonitor,
}) => {
  await shopper.open(`/${shopper.locale}/${POLYGON.upc}`);
  await changeColor(shopper);
  await viewPictures(shopper);
  await chooseLensesByKeyboard(shopper);
  await changeQuantity(shopper);
  await enterCodes(shopper, errorMonitor);
  await emptyCart(shopper);
});

async function changeColor({ page, main, text, locale }: Shopper): Promise<void> {
  const colors = main.getByRole('list', { name: text('product', 'Colors of this frame') }).getByRole('link');
  await tabAndEnter(page, colors.nth(1));
  await expect(page).toHaveURL(`/${locale}/${POLYGON.navyUpc}`);
  await expect(colors.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(colors.nth(1)).toBeFocused();
  await tabBackAndEnter(page, colors.first());
  await expect(page).toHaveURL(`/${locale}/${POLYGON.upc}`);
  await expect(colors.first()).toHaveAttribute('aria-current', 'true');
  await expect(colors.first()).toBeFocused();
}

async function viewPictures({ page, main, text }: Shopper): Promise<void> {
  const name = `Corvenna ${POLYGON.name}`;
  const gallery = main.getByRole('region', { name: text('product', 'Pictures of {name}', { name }) });
  const picture = (shot: string) => `${name}, ${text('product', shot)}`;
  const open = gallery.getByRole('button', { name: text('product', 'Show on the whole screen') });
  await tabBackTo(page, open);
  await tabBackTo(page, gallery.getByRole('list').first());
  await page.keyboard.press('End');
  await expect(gallery.getByRole('img', { name: picture('with its case') })).toBeInViewport();

  await tabAndEnter(page, open);
  const dialog = (shot: string) => page.getByRole('dialog', { name: picture(shot) });
  await expect(dialog('with its case')).toBeVisible();
  await expectFocusTrappedIn(page, dialog('with its case'), { stops: 7, native: true });
  await tabAndEnter(page, page.getByRole('button', { name: text('product', 'Next picture') }));
  await expect(dialog('front view')).toBeVisible();
  await tabBackTo(page, page.getByRole('button', { name: text('product', 'Larger') }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: text('product', 'Smaller') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog('front view')).toBeHidden();
  await expect(open).toBeFocused();
}
