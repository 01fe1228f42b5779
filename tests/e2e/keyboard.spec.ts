import type { LocaleCode } from '@/domain/locale/locales';
import { cartTotal, emptyCartHeading, quantityField, removeButton } from './support/cart-steps';
import type { Faults } from './support/faults';
import { expect, test } from './support/journey';
import {
  expectFocusHeldBy,
  expectFocusKept,
  tabAndEnter,
  tabBackAndEnter,
  tabBackTo,
  tabTo,
} from './support/keyboard';
import { addButton, continueButton, panelOpener } from './support/lens-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import type { Shopper } from './support/shopper';

/** The facet value as the platform words it. 74 frames of the seed are round. */
const ROUND: Partial<Record<LocaleCode, string>> = { 'lc-us': 'Round', 'fr-ca': 'Ronde' };

// Hundreds of stops need not wait for fades.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [storeLocale, round] of Object.entries(ROUND) as [LocaleCode, string][]) {
  test.describe(storeLocale, () => {
    test.use({ storeLocale });

    test('by keyboard alone: from the home page over listing and search to a product', async ({
      shopper,
    }) => {
      // Some three hundred tab stops, each looked at.
      test.slow();
      await skipToContent(shopper);
      await openEyeglasses(shopper);
      await chooseRound(shopper, round);
      await sortAndTurnThePage(shopper);
      await searchForPolygon(shopper);
    });

    test('by keyboard alone: colors, pictures, lenses, cart', async ({ shopper, faults }) => {
      // Some two hundred tab stops, each looked at.
      test.slow();
      await shopper.open(`/${storeLocale}/${POLYGON.upc}`);
      await changeColour(shopper);
      await lookAtPictures(shopper);
      await chooseLenses(shopper);
      await changeQuantity(shopper);
      await enterCodes(shopper, faults);
      await emptyTheCart(shopper);
    });
  });
}

/** The first stop leads past the header. */
async function skipToContent(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  await shopper.open(`/${locale}`);
  const skip = page.getByRole('link', { name: text('app', 'Skip to content') });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveCount(1);
}

async function openEyeglasses({ page, main, text, narrow, locale }: Shopper): Promise<void> {
  const header = page.getByRole('banner');
  const link = header
    .getByRole('navigation')
    .getByRole('link', { name: text('header', 'Eyeglasses'), exact: true });
  if (narrow) {
    const menu = header.getByLabel(text('header', 'Menu'), { exact: true }).and(page.locator('summary'));
    await tabBackAndEnter(page, menu);
    await tabTo(page, link);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Space');
    await tabAndEnter(page, link);
  } else {
    await tabBackAndEnter(page, link);
  }
  await expect(page).toHaveURL(`/${locale}/eyeglasses`);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Beside the products, or in the drawer that phones have for it. */
async function chooseRound({ page, main, text, narrow, locale }: Shopper, round: string): Promise<void> {
  const filters = text('listing', 'Filters');
  const within = narrow
    ? page.getByRole('dialog', { name: filters })
    : main.getByRole('complementary', { name: filters });
  const opener = main.getByRole('button', { name: text('listing', 'Filter') });
  if (narrow) {
    await tabAndEnter(page, opener);
    await expect(within).toBeVisible();
  }
  await tabAndEnter(page, within.getByRole('link', { name: new RegExp(`^${round} ?, 74$`) }));
  await expect(page).toHaveURL(`/${locale}/eyeglasses?facet=FRAME_SHAPE:round`);
  await expect(within.getByRole('link', { name: new RegExp(`^${round} ?,`) })).toBeFocused();
  if (!narrow) return;
  await tabAndEnter(page, within.getByRole('button', { name: /74 / }));
  await expect(within).toBeHidden();
  await expect(opener).toBeFocused();
}

async function sortAndTurnThePage({ page, main, text, locale }: Shopper): Promise<void> {
  const narrowed = `/${locale}/eyeglasses?facet=FRAME_SHAPE:round`;
  const sort = main.getByRole('combobox', { name: text('listing', 'Sort by') });
  await tabTo(page, sort);
  // Whoever goes into products that are about to be replaced loses their place.
  const products = main.getByRole('region', { name: text('listing', 'Products'), exact: true });
  await expect(products).toHaveAttribute('aria-busy', 'false');
  for (const order of ['newest', 'price-low']) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${narrowed}&sort=${order}`);
    await expect(products).toHaveAttribute('aria-busy', 'false');
  }
  await expect(sort).toBeFocused();
  await tabAndEnter(page, main.getByRole('link', { name: text('listing', 'Next page') }));
  await expect(page).toHaveURL(`${narrowed}&sort=price-low&page=2`);
  await expect(main.getByRole('heading', { name: text('listing', 'Products'), exact: true })).toBeFocused();
}

async function searchForPolygon({ page, main, text, narrow, locale }: Shopper): Promise<void> {
  const header = page.getByRole('banner');
  const field = header.getByRole('combobox');
  if (narrow) {
    await tabBackAndEnter(
      page,
      header.getByLabel(text('header', 'Open search')).and(page.locator('summary')),
    );
    await expect(field).toBeFocused();
  } else {
    await tabBackTo(page, field);
  }
  await page.keyboard.type(POLYGON.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${locale}/search?q=${POLYGON.name}`);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await tabAndEnter(page, main.getByRole('link', { name: POLYGON.name, exact: true }).first());
  await expect(page).toHaveURL(`/${locale}/${POLYGON.upc}`);
  await expect(main.getByRole('heading', { level: 1, name: POLYGON.name })).toBeFocused();
}

async function changeColour({ page, main, text, locale }: Shopper): Promise<void> {
  const colours = main.getByRole('list', { name: text('product', 'Colors of this frame') }).getByRole('link');
  await tabAndEnter(page, colours.nth(1));
  await expect(page).toHaveURL(`/${locale}/${POLYGON.navyUpc}`);
  await expect(colours.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(colours.nth(1)).toBeFocused();
  await tabBackAndEnter(page, colours.first());
  await expect(page).toHaveURL(`/${locale}/${POLYGON.upc}`);
  await expect(colours.first()).toHaveAttribute('aria-current', 'true');
  await expect(colours.first()).toBeFocused();
}

async function lookAtPictures({ page, main, text }: Shopper): Promise<void> {
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
  await expectFocusHeldBy(page, dialog('with its case'), { stops: 7, native: true });
  await tabAndEnter(page, page.getByRole('button', { name: text('product', 'Next picture') }));
  await expect(dialog('front view')).toBeVisible();
  await tabBackTo(page, page.getByRole('button', { name: text('product', 'Larger') }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: text('product', 'Smaller') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog('front view')).toBeHidden();
  await expect(open).toBeFocused();
}

/** Single vision, clear, plastic 1.50 with anti-reflective coating, one-year plan. */
async function chooseLenses(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  const panel = page.getByRole('dialog', { name: text('lens', 'Choose your lenses') });
  const question = (title: string) => panel.getByRole('heading', { name: text('lens', title) });
  const radio = (place: number) => panel.getByRole('radio').nth(place);
  const goOn = () => tabAndEnter(page, continueButton(shopper, panel));
  await tabAndEnter(page, panelOpener(shopper));
  await expect(question('How will you use them?')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(panelOpener(shopper)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question('How will you use them?')).toBeFocused();
  await expectFocusHeldBy(page, panel, { stops: 7 });

  await tabTo(page, radio(0));
  await page.keyboard.press('Space');
  await goOn();
  await expect(question('Which kind of lens?')).toBeFocused();
  await tabAndEnter(page, panel.getByRole('button', { name: text('lens', 'Back') }));
  await expect(question('How will you use them?')).toBeFocused();
  await goOn();
  await expect(question('Which kind of lens?')).toBeFocused();
  await tabTo(page, radio(0));
  await page.keyboard.press('Space');
  await goOn();
  await expect(question('Which material and coating?')).toBeFocused();
  await tabTo(page, radio(0));
  await page.keyboard.press('ArrowDown');
  await expect(radio(1)).toBeChecked();
  await goOn();
  await expect(question('Protect your pair?')).toBeFocused();
  await tabTo(page, radio(0));
  await page.keyboard.press('ArrowDown');
  await expect(radio(1)).toBeChecked();
  await tabAndEnter(page, addButton(shopper, panel));

  await expect(page).toHaveURL(/\/AjaxOrderItemDisplayView\?/);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS[locale].pair);
}

async function changeQuantity(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  const { pair, twoPairs } = POLYGON_AMOUNTS[locale];
  const more = main.getByRole('button', { name: text('cart', 'One {name} more', { name: POLYGON.name }) });
  await tabAndEnter(page, more);
  await expect(cartTotal(shopper)).toHaveText(twoPairs);
  await expect(more).toBeFocused();
  const field = quantityField(shopper);
  await tabBackTo(page, field);
  // It takes nothing in while a change is under way.
  await expect(field).toBeEditable();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(cartTotal(shopper)).toHaveText(pair);
  await expect(field).toBeFocused();
  await expect(field).toBeEditable();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(cartTotal(shopper)).toHaveText(twoPairs);
  await expect(field).toBeFocused();
}

async function enterCodes(shopper: Shopper, faults: Faults): Promise<void> {
  const { page, main, text, locale } = shopper;
  const { twoPairs, afterDiscount } = POLYGON_AMOUNTS[locale];
  // The platform refuses a code with a status, which the browser writes to its console.
  faults.expect(/400.*assigned_promotion_code/);
  const code = main.getByRole('textbox', { name: text('cart', 'Promotion code') });
  await tabTo(page, code);
  await page.keyboard.type('NOT-A-CODE');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(text('cart', 'This code does not work for your cart'));
  await expect(code).toBeFocused();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('see10');
  await tabAndEnter(page, main.getByRole('button', { name: text('cart', 'Apply') }));
  await expect(cartTotal(shopper)).toHaveText(afterDiscount);
  await expectFocusKept(page);

  await tabAndEnter(
    page,
    main.getByRole('button', { name: text('cart', 'Remove code {used}', { used: 'SEE10' }) }),
  );
  await expect(cartTotal(shopper)).toHaveText(twoPairs);
  await expect(code).toBeFocused();
}

async function emptyTheCart(shopper: Shopper): Promise<void> {
  const { page, main, text } = shopper;
  await tabBackAndEnter(page, removeButton(shopper));
  await expect(emptyCartHeading(shopper)).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, main.getByRole('link', { name: text('cart', 'See eyeglasses'), exact: true }));
}
