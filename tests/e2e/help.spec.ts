import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import type { Shopper } from './support/shopper';
import { FULL_RUN_ONLY } from './support/variants';

const FORGOT = 'forgot';

const list = ({ main, text }: Shopper) => ({
  field: main.getByRole('searchbox', { name: text('faq', 'Search the questions') }),
  submit: main.getByRole('button', { name: text('faq', 'Search') }),
  questions: main.locator('details'),
  entry: main.locator(`details#${FORGOT}`),
});

test('finds a question from the footer, goes where it is done, and opens the forgotten password', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper }) => {
  const { page, main, locale, text } = shopper;
  const { field, questions, entry } = list(shopper);
  await shopper.open(`/${locale}`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: text('footer', 'Frequently asked questions') }).click();
  await expect(questions).toHaveCount(10);
  await expectNoAxeViolationsInFullRun(page, 'questions');
  await main.getByRole('link', { name: text('faq', 'Next page') }).click();
  await expect(page).toHaveURL(/\/faq\?page=2$/);
  await expect(main.getByRole('status')).toContainText('2');

  await field.fill('pd');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=pd$/);
  await expect(field).toBeFocused();
  await expectNoAxeViolationsInFullRun(page, 'questions that were searched');

  // After a reload, the page reads the entries that are embedded in it.
  await shopper.open(`/${locale}/faq#forgot-password`);
  await expect(entry.locator('summary')).toBeFocused();
  await expect(entry).toBeInViewport();
  await expectNoAxeViolations(page, 'an opened question');
  await entry.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/myAccount\?/);

  const legal = footer.getByRole('navigation', { name: text('footer', 'Legal') });
  await legal.getByRole('link', { name: text('footer', 'Privacy') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('help', 'Privacy'));
  await expectNoAxeViolations(page, 'an article');
  await main.getByRole('navigation').getByRole('link').nth(2).click();
  await expect(main.locator('#prescriptions')).toBeInViewport();
  await footer.getByRole('link', { name: text('footer', 'Contact us') }).click();
  // The page before has the number twice.
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('help', 'Contact us'));
  await expect(main.getByRole('link', { name: /^\(800\) 555/ })).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'contact');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // Chromium reports every script as blocked.
  test.beforeEach(({ errorMonitor }) => errorMonitor.allow(/^csp: GET .*\/_build\/[^/]+\.js$/));

  test('the questions have their search, topics, pages and answers', { tag: FULL_RUN_ONLY }, async ({
    shopper,
  }) => {
    const { page, main, locale, text } = shopper;
    const { field, submit, questions, entry } = list(shopper);
    await page.goto(`/${locale}/faq`);
    await questions.first().locator('summary').click();
    await expect(questions.first().getByRole('link').first()).toBeVisible();
    await main.getByRole('link', { name: text('faq', 'Returns and refunds') }).click();
    await expect(questions).toHaveCount(5);
    await field.fill('wombat');
    await submit.click();
    await expect(main.getByRole('heading', { name: text('faq', 'Nothing found for that') })).toBeVisible();
    await main
      .getByRole('link', { name: text('faq', 'All questions') })
      .last()
      .click();
    await expect(questions).toHaveCount(10);
    await page.goto(`/${locale}/faq/${FORGOT}`);
    await expect(entry).toHaveAttribute('open');
  });
});
