import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { cartLines, cartPath, cartTotal, fillCart } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { insurancePanel } from './support/insurance-steps';
import { goToEyeglasses } from './support/navigation-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import { waitForHydration } from './support/shopper';
import { FULL_RUN_ONLY } from './support/variants';

const SCRIPTS = '**/_build/*.js';

test('scripts unavailable: everything is readable, and every link works', async ({
  shopper,
  errorMonitor,
}) => {
  const { page, main, mobile } = shopper;
  const header = page.getByRole('banner');
  errorMonitor.allow(/ERR_FAILED.*\.js/);
  await page.route(SCRIPTS, (route) => route.abort());
  await fillCart(shopper);
  await page.goto('/lc-us');
  await goToEyeglasses(shopper);
  await expect(main.getByRole('article')).toHaveCount(24);
  await main.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(main.getByRole('article')).toHaveCount(24);

  if (mobile) await header.getByLabel('Open search').and(page.locator('summary')).click();
  const term = header.getByLabel('Search', { exact: true }).and(page.locator('input:visible'));
  await term.fill(POLYGON.name);
  await term.press('Enter');
  await expect(page).toHaveURL(`/lc-us/search?q=${POLYGON.name}`);
  await main.getByRole('link', { name: POLYGON.name, exact: true }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(POLYGON.name);
  await expect(main).toContainText(POLYGON_AMOUNTS['lc-us'].frame);
  await main.getByRole('list', { name: 'Colors of this frame' }).getByRole('link', { name: 'Navy' }).click();
  await expect(page).toHaveURL(`/lc-us/${POLYGON.navyUpc}`);
  // The URL changes before the document has been parsed.
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(POLYGON.name);
  await expectNoAxeViolationsInFullRun(page, 'product without its scripts');

  await page.goto(cartPath(shopper));
  await expect(cartLines(shopper)).toHaveCount(1);
  await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS['lc-us'].frame);
  await main.getByRole('link', { name: 'Keep looking' }).click();
  await expect(page).toHaveURL('/lc-us/eyeglasses');
});

test('a build that is gone: a button whose code cannot be loaded leads to a reload', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper, errorMonitor }) => {
  const { page, main } = shopper;
  errorMonitor.allow(/404.*\.js|Failed to load resource.*404/);
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await main.getByRole('button', { name: 'Try it on' }).click();
  const reload = page.getByRole('status').getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'code of a build that is gone');
  await page.unroute(SCRIPTS);
  await reload.click();
  await waitForHydration(page);
  await main.getByRole('button', { name: 'Try it on' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the calendar’s script fails to load: what was typed stays, and it opens on the next click', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper, errorMonitor }) => {
  const { page } = shopper;
  errorMonitor.allow(/ERR_FAILED.*\.js/);
  await shopper.open('/lc-us/eyeglasses');
  await shopper.main.getByRole('button', { name: 'Check my benefits' }).click();
  const panel = insurancePanel(shopper);
  const firstName = panel.getByLabel('First name', { exact: true });
  await firstName.fill('Ana');
  await page.route(SCRIPTS, (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await panel.getByRole('button', { name: 'Choose a date' }).click();
  await failure;
  await page.unroute(SCRIPTS);
  await expect(firstName).toHaveValue('Ana');
  await firstName.click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('offline: clicks do not break the page, and are handled once the connection is back', async ({
  shopper,
  errorMonitor,
}) => {
  const { page, main, mobile } = shopper;
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED/);
  await shopper.open('/lc-us/eyeglasses');
  await page.context().setOffline(true);
  const notice = page.getByText('No connection. What you entered is kept.');
  await expect(notice).toBeVisible();
  await expectNoAxeViolations(page, 'page without a connection');
  await main.getByText('Most of these frames').click();
  await main.getByRole('button', { name: `Save ${POLYGON.name}`, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Eyeglasses');
  await expect(main.getByRole('article')).toHaveCount(24);
  // Its panel opens at once, and fills later.
  if (mobile) await main.getByRole('button', { name: 'Filter', exact: true }).click();

  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  if (mobile) await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  else await expect(main.getByRole('region', { name: 'Your prescription' })).toBeVisible();
});

test('offline: a link that is clicked early stays on the page', { tag: FULL_RUN_ONLY }, async ({
  shopper,
  errorMonitor,
}) => {
  const { page, main } = shopper;
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED/);
  await shopper.open('/lc-us/eyeglasses');
  await page.context().setOffline(true);
  const failure = page.waitForEvent('requestfailed');
  await main.getByRole('link', { name: POLYGON.name, exact: true }).click();
  await failure;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Eyeglasses');
  await expect(main.getByRole('article')).toHaveCount(24);
});
