import type { Locator } from '@playwright/test';
import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import type { Shopper } from './support/shopper';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

const card = ({ main }: Shopper, index: number) => main.getByRole('listitem').getByRole('article').nth(index);
const nameOf = async (element: Locator) =>
  String(await element.getByRole('heading', { level: 3 }).textContent());

test('finds a store, opens its details, marks it as a favorite, and sees it on the map', {
  tag: EVERY_LOCALE,
}, async ({ shopper }) => {
  const { page, main, text, locale, site, mobile } = shopper;
  const label = (message: string, values?: Record<string, string>) => text('store-finder', message, values);
  const place = site.country === 'us' ? 'New York' : 'Toronto';
  await shopper.open(`/${locale}/store-locator`);
  await main.getByRole('searchbox').fill(place);
  await main.getByRole('button', { name: label('Search'), exact: true }).click();
  await expect(main.getByRole('listitem').getByRole('article')).toHaveCount(20);
  await expectNoAxeViolationsInFullRun(page, 'results');

  const name = await nameOf(card(shopper, 0));
  const link = card(shopper, 0).getByRole('link', { name, exact: true });
  await link.click();
  const details = page.getByRole('dialog', { name });
  await expect(details.getByRole('tab')).toHaveCount(4);
  await expect(page).toHaveURL(/[?&]store=\d{4}/);
  await expectNoAxeViolations(page, 'details of a store');
  const added = page.waitForResponse((response) => response.url().includes('addfavourite'));
  await details.getByRole('button', { name: label('Favorite store: {name}', { name }) }).click();
  expect((await added).ok()).toBe(true);
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(link).toBeFocused();
  await expect(card(shopper, 0).getByRole('button', { pressed: true })).toBeVisible();

  const second = await nameOf(card(shopper, 1));
  await card(shopper, 1)
    .getByRole('button', { name: label('Show on map') })
    .click();
  const markerOf = (store: string) => main.getByTitle(store, { exact: true });
  await expect(markerOf(second)).toBeAttached();
  const active = main.locator('[aria-current="true"]');
  if (mobile) {
    const cards = main.getByRole('region', { name: label('Stores on the map') });
    await expect(cards.getByRole('heading', { level: 3, name: second })).toBeVisible();
    await cards.getByRole('button', { name: label('Previous store') }).click();
    await expect(active.getByRole('heading', { level: 3, name })).toBeVisible();
    await expectNoAxeViolationsInFullRun(page, 'cards over the map');
    await cards.getByRole('button', { name: label('Hide the store cards') }).click();
    await expect(active.getByRole('heading', { level: 3 })).toBeHidden();
  } else {
    await expect(active.getByRole('heading', { level: 3 })).toHaveText(second);
    // Others may lie over it.
    await markerOf(name).dispatchEvent('click');
    await expect(active.getByRole('heading', { level: 3 })).toHaveText(name);
  }
  await page.reload();
  await expect(card(shopper, 0).getByRole('button', { pressed: true })).toBeVisible();
});

test('searches around the browser’s position, which is never in the URL', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  const locate = main.getByRole('button', { name: 'Use my location' });
  await shopper.open('/lc-us/store-locator');
  // Nobody allowed it.
  await locate.click();
  await expect(main.getByText('Your location could not be found. Type a place.')).toBeVisible();

  // Cincinnati.
  await page.context().setGeolocation({ latitude: 39.1031, longitude: -84.512 });
  await page.context().grantPermissions(['geolocation']);
  await locate.click();
  await expect(card(shopper, 0).getByText(/^about \d+(\.\d)? mi$/)).toBeVisible();
  expect(page.url()).not.toMatch(/39\.1|84\.5/);
});
