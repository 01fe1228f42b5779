import { expect, type Locator } from '@playwright/test';
import type { insuranceMembers } from '@sandbox/seed/insurance/insurance-members';
import { insuranceMember } from '@sandbox/testing/insurance';
import type { Shopper } from './shopper';

/** Message catalog of the panel. */
export const INSURANCE_PANEL = 'insurance/panel';

export type InsuredPerson = (typeof insuranceMembers)[number];

export function insurancePanel({ page, text }: Shopper): Locator {
  return page.getByRole('dialog', { name: text(INSURANCE_PANEL, 'Vision insurance') });
}

/** Returns the switch of the product page. */
export function insuranceSwitch({ main, text }: Shopper): Locator {
  return main.getByRole('switch', { name: text('insurance', 'Use my vision insurance') });
}

/** Expects a step of the panel by its heading, which gets the focus. */
export async function expectStep(shopper: Shopper, heading: string): Promise<void> {
  const name = shopper.text(INSURANCE_PANEL, heading);
  await expect(insurancePanel(shopper).getByRole('heading', { name })).toBeFocused();
}

/** Returns the label and text of each field of the personal form. */
export function personalTexts({ site, text }: Shopper, person: InsuredPerson): [string, string][] {
  const label = (source: string) => text('app', source);
  const zipLabel = site.country === 'ca' ? 'Postal code' : 'ZIP code';
  const [year, month, day] = person.birthDate.split('-');
  return [
    [label('First name'), person.firstName],
    [label('Last name'), person.lastName],
    [label('Date of birth'), `${month}/${day}/${year}`],
    [text(INSURANCE_PANEL, zipLabel), person.postalCode],
  ];
}

/** Returns the label and text of each field of the form with plan and member ID. */
export function planTexts({ text }: Shopper, { plans, memberId }: InsuredPerson): [string, string][] {
  return [
    [text(INSURANCE_PANEL, 'Plan or group ID'), plans[0]?.planId ?? ''],
    [text(INSURANCE_PANEL, 'Member ID'), memberId],
  ];
}

/** Fills the form that is shown, and sends it. */
export async function lookUp(
  shopper: Shopper,
  texts: readonly [label: string, text: string][],
  provider: string,
): Promise<void> {
  const { text } = shopper;
  const panel = insurancePanel(shopper);
  await panel.getByLabel(text(INSURANCE_PANEL, 'Insurance provider')).selectOption(provider);
  for (const [label, value] of texts) {
    const field = panel.getByLabel(label, { exact: true });
    await field.fill(value);
  }
  await panel
    .getByRole('checkbox', { name: text(INSURANCE_PANEL, 'I certify that I am 18 years or older.') })
    .check();
  await panel.getByRole('button', { name: text(INSURANCE_PANEL, 'Find my benefits') }).click();
}

/** Looks up the member with this letter by person. */
export async function lookUpPerson(shopper: Shopper, key: string): Promise<void> {
  const person = insuranceMember(key);
  await lookUp(shopper, personalTexts(shopper, person), person.providers[0] ?? '');
}

export async function closePanel(shopper: Shopper): Promise<void> {
  const panel = insurancePanel(shopper);
  await shopper.page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
