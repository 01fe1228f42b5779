import type { Locator } from '@playwright/test';
import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import { tabAndChoose, tabTo } from './support/keyboard';
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift';
import type { Shopper } from './support/shopper';

import { FULL_RUN_ONLY } from './support/variants';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const STORE = 'Willow Crest Crossing';

/** Uses the keyboard alone on a desktop, and touch on a phone. */
test('an eye exam is booked, from the store finder to the confirmation', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main, locale } = shopper;
  await watchLayoutShift(page);
  await shopper.open(`/${locale}/store-locator`);
  const search = main.getByRole('search', { name: 'Stores' });
  await type(shopper, search.getByRole('searchbox'), 'Cincinnati');
  await activate(shopper, search.getByRole('button', { name: 'Search' }));
  await activate(shopper, main.getByRole('link', { name: `Book an eye exam: ${STORE}` }));
  await expect(main.getByRole('heading', { level: 1, name: 'Book an eye exam' })).toBeVisible();

  const exam = main.getByRole('region', { name: 'Exam', exact: true });
  await choose(shopper, exam.getByRole('radio').first());
  await goOn(shopper);
  const times = main.getByRole('region', { name: 'Day and time' });
  const firstTime = times
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio')
    .first();
  await expect(firstTime).toBeVisible();
  await expectNoAxeViolations(page, 'the free times');
  await choose(shopper, firstTime);
  await goOn(shopper);

  const patient = main.getByRole('region', { name: 'Patient' });
  await expect(patient.getByRole('heading')).toBeFocused();
  await expectNoAxeViolationsInFullRun(page, 'the patient');
  for (const [label, text] of Object.entries({
    'First name': 'Ana',
    'Last name': 'Linden',
    'Date of birth': '7/4/1988',
    'Email address': 'ana@example.com',
    'Phone number': '5135550142',
  }))
    await type(shopper, patient.getByLabel(label, { exact: true }), text);
  await goOn(shopper);
  await expect(patient.getByText('Born on July 4, 1988')).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'the check');
  await expectNoLayoutShift(page);
  expect(page.url()).not.toMatch(/Linden|1988|example\.com|0142/);

  await activate(shopper, main.getByRole('button', { name: 'Book this exam' }));
  await expect(page).toHaveURL(/\/eye-exam\/thank-you\?langId=-1&confirmationNumber=EX[A-Z0-9]{10}$/);
  await expect(main.getByText(STORE).first()).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'the confirmation');
});

async function activate({ page, mobile }: Shopper, target: Locator): Promise<void> {
  if (mobile) return target.tap();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function choose({ page, mobile }: Shopper, radio: Locator): Promise<void> {
  if (mobile) await radio.tap();
  else await tabAndChoose(page, radio);
}

async function type({ page, mobile }: Shopper, field: Locator, text: string): Promise<void> {
  if (mobile) await field.tap();
  else await tabTo(page, field);
  await page.keyboard.type(text);
}

function goOn(shopper: Shopper): Promise<void> {
  return activate(shopper, shopper.main.getByRole('button', { name: 'Continue' }));
}
