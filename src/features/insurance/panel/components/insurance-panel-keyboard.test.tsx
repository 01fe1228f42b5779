import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, expect, test } from 'vitest';
import {
  certify,
  chooseProvider,
  heading,
  MEMBERS,
  openPanel,
  panel,
  submit,
} from '../../../../../tests/support/insurance-panel';

const MAX_STOPS = 30;

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

test('all six steps by keyboard alone; each takes the focus', { tags: 'full-run' }, async () => {
  const { user, server } = await openPanel({ scenario: 'loginInsurance:serviceError' });
  await panel().findByLabelText('Insurance provider');
  await expectStep('Find your benefits');

  // 1 and 2: the input outlives a failure of the service.
  await typePerson(user);
  await enter(user, submit());
  await expectStep('Something went wrong');
  await enter(user, panel().getByRole('button', { name: 'Try again' }));
  await expectStep('Find your benefits');

  // 3: Enter in a field sends the form.
  server.startScenario('loginInsurance:notFound');
  await enter(user, panel().getByLabelText('Last name'));
  await expectStep('Try another way');
  server.startScenario('getInsuranceBenefits:noBenefits');
  await type(user, 'Plan or group ID', MEMBERS.ana.planId);
  await type(user, 'Member ID', MEMBERS.ana.memberId);
  await user.keyboard('{Enter}');

  // 6
  await expectStep('We could not retrieve your benefits');
  server.startScenario('');
  await enter(user, panel().getByRole('button', { name: 'Try again' }));
  await expectStep('Find your benefits');
  await enter(user, submit());

  // 4
  await expectStep('We found your benefits');
  await tabTo(user, panel().getByRole('checkbox', { name: 'Show prices with my benefits' }));
  await user.keyboard(' ');
  expect(Cookies.get('ria_0')).toBeDefined();
  await enter(user, panel().getByRole('button', { name: 'Log out of insurance' }));
  await expectStep('Find your benefits');

  // 5
  server.startScenario('loginInsurance:attemptLimit');
  await typePerson(user);
  await enter(user, submit());
  await expectStep('Too many failed attempts');
  await enter(user, panel().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape closes it and gives the focus back', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  const { user } = await openPanel({ panel: { opener } });
  await heading('Find your benefits');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  opener.remove();
});

async function expectStep(name: string): Promise<void> {
  const title = await heading(name);
  // The drawer moves the focus a frame after it is open.
  await waitFor(() => expect(title).toHaveFocus());
}

async function tabTo(user: UserEvent, target: HTMLElement): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await user.tab();
    // After the last stop a hidden element has the focus for a frame, and hands it to the first one.
    await waitFor(() => expect(document.activeElement).not.toHaveAttribute('aria-hidden'));
    if (document.activeElement === target) return;
  }
  throw new Error(`Tab does not reach ${target.outerHTML.slice(0, 80)}`);
}

async function enter(user: UserEvent, target: HTMLElement): Promise<void> {
  await tabTo(user, target);
  await user.keyboard('{Enter}');
}

async function type(user: UserEvent, label: string, text: string): Promise<void> {
  await tabTo(user, panel().getByLabelText(label));
  await user.keyboard(text);
}

async function typePerson(user: UserEvent): Promise<void> {
  await tabTo(user, panel().getByLabelText('Insurance provider'));
  // A list is opened by the browser.
  await chooseProvider(user, MEMBERS.ana.provider);
  await type(user, 'First name', MEMBERS.ana.first);
  await type(user, 'Last name', MEMBERS.ana.last);
  await type(user, 'Date of birth', MEMBERS.ana.birthDate);
  await type(user, 'ZIP code', MEMBERS.ana.zip);
  if (!(certify() as HTMLInputElement).checked) {
    await tabTo(user, certify());
    await user.keyboard(' ');
  }
}
