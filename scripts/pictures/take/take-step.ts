import type { Locator, Page } from '@playwright/test';
import { GO_OFFLINE, OPEN_PROMOTION, type Step } from '@sandbox/states/state';
import { LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { controlName } from './step-names.ts';

/** Of each kind that may be pressed, in the order in which one is looked for. */
const PRESSED = ['button', 'link', 'tab', 'switch', 'radio', 'checkbox', 'option', 'menuitem'] as const;

/** A small picture of one gray point, and a file that no picture is. */
const FILES = {
  picture: {
    name: 'prescription.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  text: { name: 'prescription.txt', mimeType: 'text/plain', buffer: Buffer.from('OD -1.00') },
};

/** Does on the page what a step says. @throws Error when there is no such control. */
export async function takeStep(page: Page, locale: LocaleCode, step: Step): Promise<void> {
  const { displayLanguage } = LOCALES[locale];
  const nameOf = (name: string) => controlName(name, displayLanguage);
  if (step === GO_OFFLINE) return page.context().setOffline(true);
  if (step === OPEN_PROMOTION) return openPromotion(page);
  if (typeof step === 'string') return press(await part(page), nameOf(step));
  if ('press' in step) return press(page.getByRole(step.within), nameOf(step.press));
  if ('inPopUp' in step) return pressInPopUp(page, step.inPopUp);
  if ('scenario' in step) {
    await page.request.put('/sandbox/api/scenario', { data: { name: step.scenario } });
    return;
  }
  const within = 'fill' in step && step.within ? page.getByRole(step.within) : await part(page);
  return fillIn(within, step, nameOf);
}

type FormStep = Exclude<Step, string | { press: string } | { inPopUp: string } | { scenario: string }>;

async function fillIn(within: Locator, step: FormStep, nameOf: (name: string) => RegExp): Promise<void> {
  if ('option' in step) {
    const group = step.group ? within.getByRole('group', { name: nameOf(step.group) }) : within;
    return group.getByRole('radio').nth(step.option).check({ force: true });
  }
  if ('checkbox' in step) return within.getByRole('checkbox').nth(step.checkbox).check({ force: true });
  if ('check' in step)
    return within
      .getByRole('checkbox', { name: nameOf(step.check) })
      .first()
      .check();
  if ('upload' in step) return within.locator('input[type=file]').first().setInputFiles(FILES[step.upload]);
  // A label may go on, such as with what is optional.
  const field = (label: string) => visible(within.getByLabel(nameOf(`${label}*`)));
  if ('fill' in step) {
    for (const [label, text] of Object.entries(step.fill)) await field(label).fill(text);
    return;
  }
  for (const [label, value] of Object.entries(step.select))
    await field(label).selectOption(typeof value === 'number' ? { index: value } : value);
}

/** The window closes by itself. */
async function pressInPopUp(page: Page, name: string): Promise<void> {
  const popUp = page.context().pages().at(-1) ?? page;
  const closed = popUp.waitForEvent('close');
  await popUp.getByRole('button', { name }).first().click();
  await closed;
}

/** The open dialog, or else the main part of the page. */
async function part(page: Page): Promise<Locator> {
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  return (await dialogs.count()) > 0 ? dialogs.last() : page.getByRole('main');
}

async function press(within: Locator, name: RegExp): Promise<void> {
  const [first, ...others] = PRESSED.map((role) => within.getByRole(role, { name }));
  const summaries = within.locator('summary');
  const summary = summaries.filter({ hasText: name }).or(summaries.and(within.getByLabel(name)));
  await visible(others.reduce((all, each) => all.or(each), (first as Locator).or(summary))).click();
}

function visible(locator: Locator): Locator {
  return locator.filter({ visible: true }).first();
}

/** Half a minute. */
const MOST_SCROLLS = 60;

/** The pop-up counts scrolls from some time after the page has loaded. */
async function openPromotion(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (let scrolls = 0; !(await dialog.isVisible()); scrolls += 1) {
    if (scrolls === MOST_SCROLLS) throw new Error('The promotion did not open.');
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await page.waitForTimeout(500);
  }
  // How far it has come depends on the machine.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
