import type { Locator } from '@playwright/test';
import { builtScript } from './support/built-script';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { openLensPanel } from './support/lens-steps';
import { POLYGON } from './support/polygon';
import type { Shopper } from './support/shopper';
import { FULL_RUN_ONLY, PHONE_ONLY } from './support/variants';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PRODUCT = `/lc-us/${POLYGON.upc}`;
const EYEGLASSES = '/lc-us/eyeglasses';

/** Opens a page from the home page, so that there is one to leave to. */
async function openFromHome({ page, open }: Shopper, path: string): Promise<void> {
  await page.goto('/lc-us');
  await open(path);
}

const menu = ({ page }: Shopper) => page.getByRole('banner').locator('summary').first();

interface Overlay {
  opener: Locator;
  overlay: Locator;
}

const button = ({ main }: Shopper, name: string) => main.getByRole('button', { name, exact: true });
const dialog = ({ page }: Shopper, name: string | RegExp) => page.getByRole('dialog', { name });

const PAGES: Record<string, (shopper: Shopper) => Overlay[]> = {
  [EYEGLASSES]: (shopper) => [
    { opener: button(shopper, 'Filter'), overlay: dialog(shopper, 'Filters') },
    // The menu itself opens natively; this button loads with its code.
    { opener: menu(shopper), overlay: shopper.page.getByRole('button', { name: 'Menu: Eyeglasses' }) },
  ],
  [PRODUCT]: (shopper) => [
    { opener: button(shopper, 'Choose lenses'), overlay: dialog(shopper, 'Choose your lenses') },
    { opener: button(shopper, 'Show on the whole screen'), overlay: dialog(shopper, /Polygon/) },
  ],
};

/** Waits for its shell first. */
async function openWithCode(opener: Locator, overlay: Locator): Promise<void> {
  await opener.click();
  await expect(overlay).toBeVisible();
  await expect(overlay).not.toHaveAttribute('aria-busy');
}

for (const [path, overlaysOf] of Object.entries(PAGES)) {
  // All overlays have the same code for it.
  const tag = path === EYEGLASSES ? PHONE_ONLY : [PHONE_ONLY, FULL_RUN_ONLY];
  test(`Back closes each overlay of ${path}, then leaves the page; Forward does not open it again`, {
    tag,
  }, async ({ shopper }) => {
    const { page } = shopper;
    await openFromHome(shopper, path);
    for (const { opener, overlay } of overlaysOf(shopper)) {
      await openWithCode(opener, overlay);
      await page.goBack();
      await expect(overlay).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(opener).toBeFocused();
      await page.goForward();
      await expect(overlay).toBeHidden();
      await expect(page).toHaveURL(path);

      // Closed otherwise, it leaves no entry behind.
      await openWithCode(opener, overlay);
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
      await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false);
    }
    await page.goBack();
    await expect(page).toHaveURL('/lc-us');
  });
}

test('Back closes the menu while its code is loading', { tag: [PHONE_ONLY, FULL_RUN_ONLY] }, async ({
  shopper,
}) => {
  const { page } = shopper;
  await openFromHome(shopper, EYEGLASSES);
  const release = await holdRequests(page, `**${builtScript('later-shell')}`);
  const links = page.getByRole('navigation', { name: 'Menu' });
  await menu(shopper).click();
  await expect(links).toBeVisible();
  await page.goBack();
  await expect(links).toBeHidden();
  await expect(page).toHaveURL(EYEGLASSES);

  // The code takes over the entry of a menu that is open when it arrives.
  await menu(shopper).click();
  release();
  await expect(page.getByRole('button', { name: 'Menu: Eyeglasses' })).toBeVisible();
  await page.goBack();
  await expect(links).toBeHidden();
  await expect(page).toHaveURL(EYEGLASSES);
  await page.goBack();
  await expect(page).toHaveURL('/lc-us');
});

test('Back closes the filters and keeps what was chosen in them', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await openFromHome(shopper, EYEGLASSES);
  await main.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('link', { name: /^Round/ }).click();
  await expect(page).toHaveURL(/FRAME_SHAPE/);
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/FRAME_SHAPE/);
  await page.goBack();
  await expect(page).toHaveURL(EYEGLASSES);
  await page.goBack();
  await expect(page).toHaveURL('/lc-us');
});

test('a link in the menu leaves one entry, and a reload with an open panel one', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await openFromHome(shopper, EYEGLASSES);
  await menu(shopper).click();
  await expect(page.getByRole('button', { name: 'Menu: Eyeglasses' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Sunglasses' })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sunglasses');
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Eyeglasses');

  await shopper.open(PRODUCT);
  const panel = await openLensPanel(shopper);
  await page.reload();
  await expect(panel.getByRole('radio').first()).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(POLYGON.name);
  await expect
    .poll(() => page.evaluate(() => 'overlay' in ((history.state as object | null) ?? {})))
    .toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(EYEGLASSES);
});
