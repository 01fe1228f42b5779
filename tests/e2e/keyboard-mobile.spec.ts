import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { expectFocusTrappedIn, tabAndEnter, tabBackTo, tabTo } from './support/keyboard';
import { endScenario, inScenario } from './support/scenarios';
import { type Shopper, waitForHydration } from './support/shopper';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

const SORRY = "Sorry! The frame you've chosen isn't compatible with your prescription";
/** The Acorn frame supports total powers up to 14.00. */
const ACORN = '2003200501450';

// Avoids waiting for fades at hundreds of tab stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: size, price, chips, columns, questions', { tag: [EVERY_LOCALE, FULL_RUN_ONLY] }, async ({
  shopper,
}) => {
  const { page, main, text, mobile, locale } = shopper;
  const label = (source: string) => text('listing', source);
  await page.addInitScript(() => localStorage.setItem('optimalHinge', '136'));
  await shopper.open(`/${locale}/eyeglasses?facet=FRAME_SHAPE:round`);
  const filters = await openFilters(shopper);
  // On desktop the size filter is next to the number of frames, before the filters.
  await applyMySize(shopper, mobile ? filters : main);
  const prices = filters.locator('details:has([name=maxPrice])');
  const highest = prices.getByRole('spinbutton').last();
  await tabTo(page, prices.locator('> summary'));
  if (!(await highest.isVisible())) await page.keyboard.press('Enter');
  await tabTo(page, highest);
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/maxPrice=300/);
  await expect(highest).toBeFocused();
  if (mobile) {
    await expectFocusTrappedIn(page, filters, { stops: 4 });
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
  }

  const chips = main.getByRole('list', { name: label('Chosen filters') });
  // Shape, size, price, and Clear all.
  await expect(chips.getByRole('link')).toHaveCount(4);
  await tabAndEnter(page, chips.getByRole('link').first());
  await expect(chips.getByRole('link')).toHaveCount(3);
  await expect(chips.locator(':focus')).toHaveCount(1);
  await tabAndEnter(page, chips.getByRole('link', { name: label('Clear all') }));
  await expect(page).toHaveURL(`/${locale}/eyeglasses`);
  await expect(main.locator(':focus')).toHaveCount(1);

  if (mobile) {
    await tabBackTo(page, main.getByRole('button', { name: label('Show one column') }));
    await page.keyboard.press('Space');
    await expect(main.getByRole('button', { name: label('Show two columns') })).toBeFocused();
    await expectNoAxeViolations(page, 'one column');
  }
  // Tabs backward from the end of the page, past the products.
  await shopper.open(`/${locale}/contact-lenses`);
  const questions = main.getByRole('region', { name: label('Good to know') });
  await tabBackTo(page, questions.locator('summary').last());
  await page.keyboard.press('Enter');
  await expect(questions.getByRole('paragraph').last()).toBeVisible();
  await expectNoAxeViolations(page, 'expanded question');
});

test('keyboard only: a prescription is missing, rejected, applied and cleared', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, locale } = shopper;
  const label = (source: string) => shopper.text('prescription', source);
  const right = label('SPH, right eye (OD)');
  const left = label('SPH, left eye (OS)');
  await shopper.open(inScenario(`/${locale}/sunglasses`, 'no-compatible-frames'));
  let filters = await openFilters(shopper);
  const find = () => filters.getByRole('button', { name: label('Show frames that fit') });
  await tabAndEnter(page, find());
  await expect(power(filters, right)).toBeFocused();
  await expect(power(filters, right)).toHaveAccessibleDescription(label('Oops! You need to add your values'));
  await page.keyboard.type('+1.00');
  await tabTo(page, power(filters, left));
  await page.keyboard.type('+1.25');
  await tabAndEnter(page, find());
  await expect(filters.getByRole('alert')).toContainText(label(SORRY));
  await expect(find()).toBeFocused();

  await endScenario(shopper);
  await shopper.open(`/${locale}/sunglasses`);
  filters = await openFilters(shopper);
  await tabTo(page, power(filters, right));
  await page.keyboard.type('+1.00');
  await tabTo(page, power(filters, left));
  await page.keyboard.type('+1.25');
  await tabAndEnter(page, find());
  await expect(page).toHaveURL(`/${locale}/sunglasses?facet=ROXABLE:True`);
  await expect(filters.getByRole('heading', { name: label('Your prescription') })).toBeFocused();
  const loaded = page.waitForEvent('load');
  await tabAndEnter(page, filters.getByRole('button', { name: label('Clear my prescription') }));
  await loaded;
  await waitForHydration(page);
  filters = await openFilters(shopper);
  await tabTo(page, power(filters, right));
});

test('keyboard only: prescription values on the product page', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper, baseURL }) => {
  const { page, main, locale } = shopper;
  const label = (source: string) => shopper.text('prescription', source);
  const value = encodeURIComponent(JSON.stringify({ SPH: { OD: '-15.50', OS: '-15.50' } }));
  await page.context().addCookies([{ name: 'prescription', value, url: baseURL ?? '' }]);
  await shopper.open(`/${locale}/${ACORN}`);
  const section = main.getByRole('region', { name: label('Your prescription') });
  const change = section.getByRole('button', { name: label('Change or clear the values') });
  await tabAndEnter(page, change);
  const right = power(section, label('SPH, right eye (OD)'));
  await expect(right).toBeFocused();
  // The empty choice is next to 0.00.
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowUp');
  const saveValues = section.getByRole('button', { name: label('Keep these values') });
  await tabAndEnter(page, saveValues);
  await expect(right).toBeFocused();
  await expect(right).toHaveAccessibleDescription(label('Oops! You need to add your values'));
  await expectNoAxeViolations(page, 'missing prescription values on the product page');
  await page.keyboard.type('+1.00');
  await tabTo(page, power(section, label('SPH, left eye (OS)')));
  await page.keyboard.type('+1.25');
  await tabAndEnter(page, saveValues);
  await expect(section.getByText(label('This frame takes your prescription'))).toBeVisible();
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(right).toBeFocused();
  await tabAndEnter(page, section.getByRole('button', { name: label('Clear my prescription') }));
  await expect(main.getByText(label('Your prescription is cleared.'))).toBeFocused();
});

/** Opens the filters: beside the products, or in the drawer on mobile. */
async function openFilters({ page, main, mobile, text }: Shopper): Promise<Locator> {
  if (!mobile) return main.getByRole('complementary', { name: text('listing', 'Filters') });
  await tabAndEnter(
    page,
    main.getByRole('button', { name: new RegExp(`^${text('listing', 'Filter')}( |$)`) }),
  );
  return page.getByRole('dialog', { name: text('listing', 'Filters') });
}

async function applyMySize({ page, text }: Shopper, within: Locator): Promise<void> {
  const size = within.getByRole('link', { name: text('listing', 'Use my size') });
  await tabAndEnter(page, size);
  await expect(page).toHaveURL(/TOTAL_WIDTH:133-139/);
  await expect(size).toHaveAttribute('aria-current', 'true');
  await expect(size).toBeFocused();
}

function power(within: Locator, name: string): Locator {
  return within.getByRole('combobox', { name });
}
