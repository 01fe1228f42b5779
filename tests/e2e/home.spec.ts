import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { expectNoLayoutShift, scrollToEnd, watchLayoutShift } from './support/layout-shift';
import { endScenario, inScenario } from './support/scenarios';
import { type Shopper, waitForHydration } from './support/shopper';
import { trackedErrors } from './support/tracked-errors';
import { FULL_RUN_ONLY } from './support/variants';

const ANNOUNCEMENT = 'Free standard shipping on every pair.';

const banner = ({ page }: Shopper) => page.getByRole('complementary', { name: 'Announcement' });
const promotion = ({ main }: Shopper) => main.getByRole('heading', { name: 'The complete pair, 40% off' });
const storyBanner = ({ main }: Shopper) => main.getByRole('heading', { name: 'For when the sun is low' });
const service = ({ main }: Shopper, title: string) =>
  main.getByRole('listitem').filter({ has: main.page().getByRole('heading', { name: title }) });

test('no layout shift while the page is scrolled to its end', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
  const { page } = shopper;
  await watchLayoutShift(page);
  await shopper.open('/lc-us');
  await expect(banner(shopper)).toHaveText(ANNOUNCEMENT);
  await scrollToEnd(page);
  await expect(promotion(shopper)).toBeVisible();
  await expect(storyBanner(shopper)).toBeVisible();
  await expectNoLayoutShift(page);
  await expectNoAxeViolations(page, 'home page');
});

test('tabs show bestsellers and brands, a service card expands, and the seasonal espot links to its frames', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper }) => {
  const { page, main, mobile } = shopper;
  await shopper.open('/lc-us');
  await main.getByRole('tab', { name: 'Sunglasses' }).click();
  const panel = main.getByRole('tabpanel', { name: 'Sunglasses' });
  await expect(panel.getByRole('article')).toHaveCount(8);
  await expect(panel.getByRole('link', { name: 'All sunglasses' })).toBeVisible();

  const brands = main.getByRole('region', { name: 'Contact lenses by brand' });
  await brands.getByRole('tab', { name: 'Perleau' }).click();
  await expect(brands.getByRole('tabpanel', { name: 'Perleau' }).getByRole('link')).toHaveCount(8);

  const card = service(shopper, 'Lenses made for you');
  const more = card.getByText('Single vision, progressive or bifocal; clear, light-adaptive');
  await card.scrollIntoViewIfNeeded();
  await expect(more).toBeHidden();
  if (mobile) await card.getByText('More', { exact: true }).tap();
  else await card.hover();
  await expect(more).toBeVisible();
  await expectNoAxeViolations(page, 'home page with a brand and a service card');
  await expect(page).toHaveURL('/lc-us');

  await main.getByRole('link', { name: 'See the frames' }).click();
  await expect(page).toHaveURL('/lc-us/eyeglasses?facet=PROMO_TYPE:AEO');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Eyeglasses');
  await expect(banner(shopper)).toBeVisible();
  await page.goBack();
  await expect(storyBanner(shopper)).toBeVisible();
});

test('keyboard only: tabs, a brand, a service card, and Escape', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us');
  await tabTo(page, main.getByRole('tab', { name: 'Eyeglasses' }));
  await page.keyboard.press('End');
  await expect(main.getByRole('tab', { name: 'Contact lenses' })).toBeFocused();
  await expect(
    main.getByRole('tabpanel', { name: 'Contact lenses', exact: true }).getByRole('article'),
  ).toHaveCount(8);
  const brands = main.getByRole('region', { name: 'Contact lenses by brand' });
  await tabTo(page, brands.getByRole('tab').first());
  await page.keyboard.press('End');
  await expect(brands.getByRole('tab').last()).toBeFocused();
  await expect(brands.getByRole('tabpanel').getByRole('link', { name: /^All of / })).toBeVisible();
  const card = service(shopper, '30 days to be sure');
  await tabTo(page, card.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(card.getByText('Shipping is free both ways.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByText('Shipping is free both ways.')).toBeHidden();
  await expect(card.locator('summary')).toBeFocused();
});

test.describe('espots', () => {
  test('that fail are tracked by name, and the page still works', { tag: FULL_RUN_ONLY }, async ({
    shopper,
    errorMonitor,
  }) => {
    errorMonitor.allow(/espot\/cookie-sensitive\/X_SVG_Icons/);
    await watchLayoutShift(shopper.page);
    await shopper.open(inScenario('/lc-us', 'espots-failed'));
    await expect(promotion(shopper)).toHaveCount(0);
    await expect
      .poll(async () => (await trackedErrors(shopper.page)).sort())
      .toEqual([
        'Error loading espot Header_Announcement',
        'Error loading espot Home_Banner',
        'Error loading espot Home_Story',
        'Error loading espot X_SVG_Icons',
      ]);
    await expectNoLayoutShift(shopper.page);
  });

  test('that are delayed do not block the page, and come later without a layout shift', async ({
    shopper,
  }) => {
    const { page, main } = shopper;
    await watchLayoutShift(page);
    // The scenario's delay keeps them out of the HTML. Without it, the page itself loads them within its time limit.
    const response = await page.goto(inScenario('/lc-us', 'espots-delayed'), { waitUntil: 'commit' });
    await endScenario(shopper);
    expect(await response?.text()).not.toContain(ANNOUNCEMENT);
    await expect(main.getByRole('tab', { name: 'Eyeglasses' })).toBeVisible();
    await waitForHydration(page);
    await expect(banner(shopper)).toHaveText(ANNOUNCEMENT);
    await scrollToEnd(page);
    await expect(promotion(shopper)).toBeVisible();
    await expectNoLayoutShift(page);
    expect(await trackedErrors(page)).toEqual([]);
  });

  test('that contain scripts show only their text', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
    const { page } = shopper;
    page.on('dialog', (dialog) => {
      throw new Error(`A script ran: ${dialog.message()}`);
    });
    await shopper.open(inScenario('/lc-us', 'espots-unsafe-html'));
    const text = banner(shopper).getByText('Sale', { exact: true });
    await expect(text).toBeVisible();
    await text.click();
    expect(await page.locator('[onclick], main script:not([type])').count()).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ errorMonitor }) => errorMonitor.allow(/^csp: GET .*\/_build\/[^/]+\.js$/));

  test('tabs are links, service cards open, espots are visible', { tag: FULL_RUN_ONLY }, async ({
    shopper,
  }) => {
    const { page, main } = shopper;
    await page.goto('/lc-us');
    await main.getByRole('tab', { name: 'Sunglasses' }).click();
    await expect(page).toHaveURL('/lc-us?category=sunglasses#bestsellers');
    await expect(main.getByRole('tabpanel', { name: 'Sunglasses' }).getByRole('article')).toHaveCount(8);
    await expect(storyBanner(shopper)).toBeVisible();
    const card = service(shopper, 'A price without surprises');
    await card.getByText('More', { exact: true }).click();
    await expect(card.getByText('Frame, lenses and protection plan are added up')).toBeVisible();
    await main.getByRole('tab', { name: 'Perleau' }).click();
    await expect(page).toHaveURL('/lc-us/contact-lenses?facet=ManufacturerName%3APerleau');
  });
});
