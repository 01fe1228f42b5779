import { builtScript } from './support/built-script';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { POLYGON } from './support/polygon';
import { type Shopper, waitForHydration } from './support/shopper';
import { DESKTOP_ONLY, FULL_RUN_ONLY, PHONE_ONLY } from './support/variants';
import { saveButton, withChange } from './support/wishlist-steps';

// Nothing here depends on the size; a phone is the usual device on a slow network.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(
  { page }: Shopper,
  path: string,
  method: 'goto' | 'reload' = 'goto',
): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/_build/*.js');
  if (method === 'reload') await page.reload({ waitUntil: 'commit' });
  else await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    release();
    await waitForHydration(page);
  };
}

test('slow scripts: clicks, key presses and choices from before hydration take effect once', {
  tag: PHONE_ONLY,
}, async ({ shopper }) => {
  const { page, main } = shopper;
  const startScripts = await openWithoutScripts(shopper, '/lc-us/eyeglasses');
  const save = saveButton(shopper, POLYGON.name);
  await save.click();
  // An impatient second click does not take it back.
  await save.click();
  const columns = main.getByRole('button', { name: 'Show one column' });
  await columns.focus();
  await page.keyboard.press('Enter');
  await withChange(shopper, 'PUT', startScripts);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('button', { name: 'Show two columns' })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('slow scripts: a sort order from before hydration applies', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  const startScripts = await openWithoutScripts(shopper, '/lc-us/eyeglasses');
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' });
  await startScripts();
  await expect(page).toHaveURL(/sort=price-low/);
});

test('slow scripts: hydration after a reload does not scroll away from the focus', {
  tag: PHONE_ONLY,
}, async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/lc-us/search');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const startScripts = await openWithoutScripts(shopper, '/lc-us/search', 'reload');
  await page.keyboard.press('Shift+Tab');
  await startScripts();
  await expect(page.locator(':focus')).toBeInViewport();
});

test('slow scripts: a frame is added to the cart once', { tag: [PHONE_ONLY, FULL_RUN_ONLY] }, async ({
  shopper,
}) => {
  const { main } = shopper;
  const startScripts = await openWithoutScripts(shopper, `/lc-us/${POLYGON.upc}`);
  const add = main.getByRole('button', { name: 'Add the frame only' });
  await add.click();
  await add.click();
  await startScripts();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(main.getByRole('spinbutton')).toHaveValue('1');
});

test('slow scripts: a panel opens with the tap and can be closed while its code loads', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  const release = await holdRequests(page, `**${builtScript('overlays')}`);
  const product = `/lc-us/${POLYGON.upc}`;
  await shopper.open('/lc-us/eyeglasses');
  await shopper.open(product);
  const choose = main.getByRole('button', { name: 'Choose lenses' });
  const panel = page.getByRole('dialog', { name: 'Choose your lenses' });
  await choose.click();
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(choose).toBeFocused();
  await choose.click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await choose.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(product);
  await expect(choose).toBeFocused();
  await choose.click();
  release();
  await expect(panel.getByRole('heading', { name: 'How will you use them?' })).toBeFocused();
  await expect(panel).not.toHaveAttribute('aria-busy');
  // It has taken over the history entry.
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/lc-us/eyeglasses');
});

test('slow scripts: the footer reports an empty e-mail in the language of the page', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page } = shopper;
  await openWithoutScripts(shopper, '/fr-ca');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'S’inscrire' }).click();
  const message = await footer
    .getByRole('textbox')
    .evaluate((field: HTMLInputElement) => field.validationMessage);
  expect(message).toBe('Entrez une adresse courriel valide.');
  await expect(page).toHaveURL('/fr-ca');
});

test('slow scripts: early sign-in values stay in their fields, and out of the URL', {
  tag: PHONE_ONLY,
}, async ({ shopper }) => {
  const { page, main } = shopper;
  const path = '/lc-us/account?storeId=10851&catalogId=10101&langId=-1';
  const startScripts = await openWithoutScripts(shopper, path);
  const email = main.getByRole('textbox', { name: 'Email address' });
  const password = main.getByLabel('Password', { exact: true });
  await email.fill('ana@example');
  await password.fill('secret');
  await password.press('Enter');
  await expect(page).toHaveURL(path);
  await startScripts();
  await expect(email).toHaveValue('ana@example');
  await expect(password).toHaveValue('secret');
  // The submit takes effect now: the address is incomplete.
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(path);
});

test('slow scripts: early values of a prescription filter the listing', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  const startScripts = await openWithoutScripts(shopper, '/lc-us/eyeglasses');
  const right = main.getByRole('combobox', { name: 'SPH, right eye (OD)' });
  await right.focus();
  await right.selectOption('−8.00');
  await main.getByRole('combobox', { name: 'SPH, left eye (OS)' }).selectOption('−7.50');
  await main.getByRole('button', { name: 'Show frames that fit' }).click();
  await startScripts();
  await expect(page).toHaveURL(/MAX_TOTAL_POWER/);
});

test('slow scripts: a menu that was opened before hydration closes with Back', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page } = shopper;
  await page.goto('/lc-us');
  const startScripts = await openWithoutScripts(shopper, '/lc-us/eyeglasses');
  const menu = page.getByRole('banner').locator('details').first();
  await menu.locator('summary').click();
  await startScripts();
  // The menu's code renders this button.
  await expect(page.getByRole('button', { name: 'Menu: Eyeglasses' })).toBeVisible();
  await page.goBack();
  await expect(menu).not.toHaveAttribute('open');
  await expect(page).toHaveURL('/lc-us/eyeglasses');
});
