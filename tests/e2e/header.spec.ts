import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import { categoryItem, header, isScrollLocked, menuButton, panelButton } from './support/header-steps';
import { tabAndEnter, tabTo } from './support/keyboard';
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift';
import { DESKTOP_ONLY, EVERY_LOCALE, FULL_RUN_ONLY, PHONE_ONLY } from './support/variants';

test('a menu shows links from the commerce API and leads to the product', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, mobile, text, locale } = shopper;
  await shopper.open(`/${locale}`);
  if (mobile) await panelButton(shopper, 'Menu').click();
  await menuButton(shopper, 'Contact lenses').click();
  const lenses = header(shopper).getByRole('list', { name: text('header', 'Popular lenses') });
  await expect(lenses.getByRole('link')).toHaveCount(10);
  await expect.poll(() => isScrollLocked(shopper)).toBe(true);
  await expectNoAxeViolations(page, 'contact-lens menu');
  await lenses.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/${locale}/\\d+$`));
  await expect.poll(() => isScrollLocked(shopper)).toBe(false);
});

test.describe('desktop', { tag: DESKTOP_ONLY }, () => {
  test('hovering opens a menu, and leaving closes it', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/lc-us');
    await categoryItem(shopper, 'Sunglasses').getByRole('link', { name: 'Sunglasses', exact: true }).hover();
    const menu = categoryItem(shopper, 'Sunglasses');
    await expect(menu.getByRole('list', { name: 'Brands' })).toBeVisible();
    await expectNoAxeViolationsInFullRun(page, 'category menu');
    // Hover has already opened it: a click on the button keeps it open.
    await menuButton(shopper, 'Sunglasses').click();
    await expect(menu.getByRole('list', { name: 'Brands' })).toBeVisible();
    await menuButton(shopper, 'Sunglasses').click();
    await expect(menu.getByRole('list', { name: 'Brands' })).toBeHidden();
    await categoryItem(shopper, 'Eyeglasses').getByRole('link', { name: 'Eyeglasses', exact: true }).hover();
    await expect(categoryItem(shopper, 'Eyeglasses').getByRole('list', { name: 'Shapes' })).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(menuButton(shopper, 'Eyeglasses')).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => isScrollLocked(shopper)).toBe(false);
  });

  test('a click beside an open menu closes it and does not reach the page', { tag: FULL_RUN_ONLY }, async ({
    shopper,
  }) => {
    const { page, main } = shopper;
    await shopper.open('/lc-us');
    // Below the menu.
    const link = main.getByRole('link', { name: 'Shop eyeglasses', exact: true });
    await menuButton(shopper, 'Eyeglasses').click();
    await expect(categoryItem(shopper, 'Eyeglasses').getByRole('list', { name: 'Brands' })).toBeVisible();
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not on the page.');
    await link.evaluate((node) =>
      node.addEventListener('click', () => node.setAttribute('data-clicked', '')),
    );
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(menuButton(shopper, 'Eyeglasses')).toHaveAttribute('aria-expanded', 'false');
    await expect(link).not.toHaveAttribute('data-clicked');
    await link.click();
    await expect(page).toHaveURL('/lc-us/eyeglasses');
  });

  test('keyboard only: opens a menu, closes it with Escape, and opens a category', {
    tag: FULL_RUN_ONLY,
  }, async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/lc-us');
    await tabTo(page, menuButton(shopper, 'Eyeglasses'));
    await page.keyboard.press('Enter');
    const menu = categoryItem(shopper, 'Eyeglasses');
    await expect(menu.getByRole('link', { name: 'Men', exact: true })).toBeVisible();
    await tabTo(page, menu.getByRole('link', { name: 'Men', exact: true }));
    await page.keyboard.press('Escape');
    await expect(menuButton(shopper, 'Eyeglasses')).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Men', exact: true })).toBeHidden();
    await page.keyboard.press('Space');
    await tabTo(page, menu.getByRole('link', { name: 'Men', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/lc-us/eyeglasses?facet=ParentCatalogGroup%3A40011');
    await expect(menuButton(shopper, 'Eyeglasses')).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('mobile', { tag: PHONE_ONLY }, () => {
  test('the menu expands a category, and Escape closes it', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open('/lc-us');
    await panelButton(shopper, 'Menu').click();
    await menuButton(shopper, 'Eyeglasses').click();
    await expect(header(shopper).getByRole('list', { name: 'Shapes' })).toBeVisible();
    await expect(header(shopper).getByRole('link', { name: 'Sign in or create an account' })).toBeAttached();
    await expectNoAxeViolations(page, 'mobile menu');
    await page.keyboard.press('Escape');
    await expect(panelButton(shopper, 'Menu')).toBeFocused();
    await expect(header(shopper).getByRole('list', { name: 'Shapes' })).toBeHidden();
    await expect.poll(() => isScrollLocked(shopper)).toBe(false);
  });
});

test('keyboard only: suggests terms and products; the arrow keys select', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us');
  const field = header(shopper).getByRole('combobox', { name: 'Search' });
  if (shopper.mobile) await tabAndEnter(page, panelButton(shopper, 'Open search'));
  else await tabTo(page, field);
  await expect(field).toBeFocused();
  await page.keyboard.type('tort');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: 'tortoise', exact: true })).toBeVisible();
  await expect(list.getByRole('option', { name: /^Product: / })).toHaveCount(4);
  await expectNoAxeViolations(page, 'suggestions');
  await page.keyboard.press('ArrowDown');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/lc-us/search?q=tortoise');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('tortoise');
  await expect(list).toBeHidden();
});

test('the header hides when scrolling down, returns when scrolling up, without a layout shift', async ({
  shopper,
}) => {
  const { page } = shopper;
  await watchLayoutShift(page);
  await shopper.open('/lc-us/eyeglasses');
  const bar = header(shopper);
  const top = page.getByRole('button', { name: 'Back to top' });
  await expect(top).toHaveCount(0);
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 970);
  await expect(bar).toHaveAttribute('data-nav', 'nav-up');
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toHaveAttribute('data-nav', 'nav-down');
  await expect(top).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'page with the back-to-top button');
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(bar).not.toBeInViewport();
  // Keyboard focus brings the header back.
  await bar.getByRole('link', { name: 'Marlowe' }).focus();
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, -50);
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(top).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Marlowe' })).toBeFocused();
  await expectNoLayoutShift(page);
});
