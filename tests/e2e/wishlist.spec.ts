import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { header } from './support/header-steps';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';
import { saveButton, wishlistPath, withChange } from './support/wishlist-steps';

/** The two bestsellers. */
const FIRST = 'Polygon';
const SECOND = 'Oberkampf';

/** Returns a button's label with the frame name for screen readers. */
const labelFor = (label: string, name: string) => new RegExp(`^${label} ?: ${name}$`);
test('a guest saves two frames, removes one from the wishlist and buys the other', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main, text, locale } = shopper;
  await shopper.open(wishlistPath(shopper));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('app', 'Your wishlist'));
  await expect(main.getByRole('heading', { name: text('wishlist', 'Nothing saved yet') })).toBeVisible();
  await expectNoAxeViolations(page, 'empty wishlist');

  await main.getByRole('link', { name: text('wishlist', 'See eyeglasses'), exact: true }).click();
  await expect(page).toHaveURL(`/${locale}/eyeglasses`);
  await withChange(shopper, 'PUT', () => saveButton(shopper, FIRST).click());
  await expect(saveButton(shopper, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await withChange(shopper, 'PUT', () => saveButton(shopper, SECOND).click());
  await page.reload();
  await expect(saveButton(shopper, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await expect(saveButton(shopper, SECOND)).toHaveAttribute('aria-pressed', 'true');
  await expect(header(shopper).getByRole('link', { name: /2/ })).toBeVisible();
  await expectNoAxeViolations(page, 'listing with saved frames');

  await main.getByRole('link', { name: FIRST, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(FIRST);
  await expect(saveButton(shopper, FIRST)).toHaveAttribute('aria-pressed', 'true');

  await shopper.open(wishlistPath(shopper));
  const frames = main.getByRole('list', { name: text('wishlist', 'Saved frames') });
  await expect(frames.getByRole('heading', { level: 2 })).toHaveText([SECOND, FIRST]);
  await expectNoAxeViolations(page, 'wishlist');
  await frames.getByRole('button', { name: text('wishlist', 'Remove {name}', { name: SECOND }) }).click();
  const undo = frames.getByRole('button', { name: labelFor(text('wishlist', 'Undo'), SECOND) });
  await expect(undo).toBeFocused();
  await expectNoAxeViolations(page, 'wishlist with a removed frame');
  await withChange(shopper, 'PUT', () => undo.click());
  await expect(frames.getByRole('heading', { level: 2 })).toHaveText([SECOND, FIRST]);
  await withChange(shopper, 'DELETE', () =>
    frames.getByRole('button', { name: text('wishlist', 'Remove {name}', { name: SECOND }) }).click(),
  );
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(frames.getByRole('heading', { level: 2 })).toHaveText([FIRST]);

  await frames.getByRole('button', { name: labelFor(text('wishlist', 'Add the frame only'), FIRST) }).click();
  await expect(page).toHaveURL(/AjaxOrderItemDisplayView/);
  await expect(main.getByRole('heading', { name: new RegExp(FIRST) })).toBeVisible();
});

test('a wishlist button on the home page saves the color of its tile', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us');
  const tiles = main.getByRole('tabpanel', { name: 'Eyeglasses' });
  const save = tiles.getByRole('button', { name: `Save ${FIRST}`, exact: true });
  await withChange(shopper, 'PUT', () => save.click());
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/lc-us');
  await expectNoAxeViolations(page, 'home page with a saved frame');
  await page.reload();
  // The tiles hydrate on hover.
  await tiles.getByRole('link', { name: FIRST, exact: true }).hover();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await shopper.open(wishlistPath(shopper));
  await expect(main.getByRole('heading', { level: 2, name: FIRST })).toBeVisible();
});

/** Returns the distance in px from the button's bottom to the drawn frame, which starts at 24 % of the image height. */
async function distanceToFrame(tile: Locator, button: Locator): Promise<number> {
  const [pictureBox, buttonBox] = [
    await tile.locator('img').first().boundingBox(),
    await button.boundingBox(),
  ];
  if (!pictureBox || !buttonBox) throw new Error('The tile has no picture or no button');
  return pictureBox.y + 0.24 * pictureBox.height - (buttonBox.y + buttonBox.height);
}

test('neither the wishlist button nor the remove button covers the frame of a tile', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us/eyeglasses');
  const tile = main
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Save ${FIRST}`, exact: true }) });
  expect(await distanceToFrame(tile, saveButton(shopper, FIRST))).toBeGreaterThan(-0.5);
  await withChange(shopper, 'PUT', () => saveButton(shopper, FIRST).click());
  await shopper.open(wishlistPath(shopper));
  const removeButton = main.getByRole('button', { name: `Remove ${FIRST}` });
  expect(await distanceToFrame(main.getByRole('article'), removeButton)).toBeGreaterThan(-0.5);
});
