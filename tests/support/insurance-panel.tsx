import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { InsurancePanel } from '@/features/insurance/panel/components/insurance-panel';
import type { PanelOptions } from '@/lib/insurance/open-insurance-panel';
import type { TrackingEvent } from '@/lib/tracking/events';
import { enter } from './enter';
import { findDialog } from './find-dialog';
import { type ComponentTest, type ComponentTestOptions, renderComponent } from './render-page';

/** A member whom the sandbox finds by these data; see sandbox/README.md. */
export interface Member {
  provider: string;
  first: string;
  last: string;
  birthDate: string;
  zip: string;
  planId: string;
  memberId: string;
}

const member = (
  [first, last]: readonly [string, string],
  birthDate: string,
  zip: string,
  [planId, memberId]: readonly [string, string],
  provider = 'EyeMed',
): Member => ({ provider, first, last, birthDate, zip, planId, memberId });

export const MEMBERS = {
  ana: member(['Ana', 'Linden'], '07/21/1988', '45040', ['PLAN-A1', 'M1002003']),
  ben: member(['Ben', 'Okafor'], '03/14/1979', '97201', ['PLAN-A1', 'M1002011']),
  carla: member(['Carla', 'Nguyen'], '11/02/1992', '60614', ['PLAN-A1', 'M1002029']),
  dev: member(['Dev', 'Raman'], '05/30/1985', '30309', ['PLAN-D4', 'M1002037']),
  elena: member(['Elena', 'Sorel'], '01/25/1983', '80302', ['PLAN-A1', 'M1002045']),
  felix: member(
    ['Felix', 'Grant'],
    '09/09/1990',
    '10027',
    ['PLAN-F6', 'M1002053'],
    'UnitedHealthcare Vision (UHC)',
  ),
  grace: member(['Grace', 'Whitfield'], '12/05/1995', '02139', ['PLAN-A1', 'M1002061']),
  henry: member(['Henry', 'Locke'], '06/06/1966', '10001', ['PLAN-H8', 'M9999999']),
  ines: member(['Ines', 'Duarte'], '02/17/1981', '33130', ['PLAN-X9', 'L5500017'], 'Lakeside Benefits'),
  jules: member(
    ['Jules', 'Tremblay'],
    '04/18/1987',
    'g1k3b5',
    ['PLAN-J1', 'N7700125'],
    'Northway Vision Care',
  ),
} as const;

export async function openPanel(
  options: ComponentTestOptions & { panel?: PanelOptions } = {},
): Promise<ComponentTest> {
  const { panel: panelOptions, ...testOptions } = options;
  const request = { ...panelOptions, onOpen: () => {} };
  const test = await renderComponent(<InsurancePanel request={request} />, {
    catalogs: ['app', 'insurance/panel'],
    ...testOptions,
  });
  await findDialog();
  return test;
}

export const panel = () => within(screen.getByRole('dialog'));
export const heading = (name: string) => panel().findByRole('heading', { level: 3, name });
export const submit = () => panel().getByRole('button', { name: 'Find my benefits' });
export const certify = () => panel().getByRole('checkbox', { name: /18 years or older/ });

export async function chooseProvider(user: UserEvent, provider: string): Promise<void> {
  await user.selectOptions(await panel().findByLabelText('Insurance provider'), provider);
}

/** Replaces what a field has. */
export const typeInto = (user: UserEvent, label: string, text: string) =>
  enter(user, panel().getByLabelText(label), text);

export async function fillPersonal(user: UserEvent, who: Member, zipLabel = 'ZIP code'): Promise<void> {
  await chooseProvider(user, who.provider);
  await typeInto(user, 'First name', who.first);
  await typeInto(user, 'Last name', who.last);
  await typeInto(user, 'Date of birth', who.birthDate);
  await typeInto(user, zipLabel, who.zip);
  if (!(certify() as HTMLInputElement).checked) await user.click(certify());
}

export async function fillPlan(user: UserEvent, who: Member): Promise<void> {
  await chooseProvider(user, who.provider);
  await typeInto(user, 'Plan or group ID', who.planId);
  await typeInto(user, 'Member ID', who.memberId);
  if (!(certify() as HTMLInputElement).checked) await user.click(certify());
}

/** Looks a member up by personal information. */
export async function lookUp(user: UserEvent, who: Member): Promise<void> {
  await fillPersonal(user, who);
  await user.click(submit());
}

/** Opens the panel at the form of a second attempt, and looks a member up by plan: two fields. */
export async function openWithPlan(
  who: Member,
  options: Parameters<typeof openPanel>[0] = {},
): Promise<ComponentTest> {
  Cookies.set('ria_attempts', '1');
  const test = await openPanel(options);
  await heading('Try another way');
  await fillPlan(test.user, who);
  await test.user.click(submit());
  return test;
}

export async function errorsShown(): Promise<string[]> {
  await waitFor(() => {
    if (!screen.getByRole('dialog').querySelector('[aria-invalid]')) throw new Error('No field is invalid.');
  });
  return [...screen.getByRole('dialog').querySelectorAll<HTMLElement>('[aria-invalid]')].map(
    (field) =>
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? '',
  );
}

/** Messages of the tracked errors, in order. */
export const errorsOf = (events: readonly TrackingEvent[]): string[] =>
  events.flatMap((event) => (event.name === 'error' ? [event.message] : []));
