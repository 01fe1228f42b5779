import { oneTimeCode, stepAt } from '@sandbox/state/one-time-code';
import { demoShopper } from '@sandbox/testing/shoppers';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enter } from '../../../../../tests/support/enter';
import { renderPage } from '../../../../../tests/support/render-page';
import type { TestServer } from '../../../../../tests/support/test-server';

const PASSWORD = demoShopper('ada.marsh').password;
const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().getByRole('button', { name });
const field = (label: string) => main().getByLabelText(label);

/** Returns the app's code for the key on the page, some time steps away from now. */
function codeOf({ sandbox }: TestServer, key: string, steps = 0): string {
  return oneTimeCode(key, stepAt(sandbox.sandbox.context.now().getTime()) + steps);
}

it('is turned on with a code of the app, shows recovery codes, and is turned off with one of them', async () => {
  const { user, server } = await renderPage('/lc-us/account/details', { as: 'ada.marsh' });
  expect(main().getByText(/^It is off/)).toBeVisible();
  await user.click(button('Change two-step verification'));
  await waitFor(() => expect(field('Current password')).toHaveFocus());
  await enter(user, field('Current password'), 'wrong');
  await user.click(button('Continue'));
  await waitFor(() =>
    expect(field('Current password')).toHaveAccessibleDescription('This is not your current password'),
  );
  await enter(user, field('Current password'), PASSWORD);
  await user.click(button('Continue'));

  await waitFor(() => expect(field('One-time code')).toHaveFocus());
  const key = main()
    .getByText(/^([A-Z2-7]{4} ?){8}$/)
    .textContent.replaceAll(' ', '');
  // What it holds is compared with another library's (qr-code.test.ts).
  expect(main().getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  expect(main().getByRole('link', { name: /open it with the key/ })).toHaveAttribute(
    'href',
    `otpauth://totp/Marlowe:ada.marsh%40example.com?secret=${key}&issuer=Marlowe`,
  );
  await enter(user, field('One-time code'), codeOf(server, key, 5));
  await user.click(button('Turn on'));
  await waitFor(() => expect(field('One-time code')).toHaveAccessibleDescription(/This code is not right/));
  await enter(user, field('One-time code'), codeOf(server, key));
  await user.click(button('Turn on'));

  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Write these recovery codes down/));
  const codes = main()
    .getAllByText(/^[a-z2-7]{5}-[a-z2-7]{5}$/)
    .map(({ textContent }) => textContent);
  expect(codes).toHaveLength(10);
  await user.click(button('I have saved them'));
  expect(main().getByText(/It is on.*You have 10 recovery codes left/)).toBeVisible();
  await waitFor(() => expect(button('Change two-step verification')).toHaveFocus());

  await user.click(button('Change two-step verification'));
  await waitFor(() => expect(field('Current password')).toHaveFocus());
  await enter(user, field('Current password'), PASSWORD);
  await enter(user, field('One-time code'), '12');
  await user.click(button('Turn off'));
  await waitFor(() => expect(field('One-time code')).toHaveAccessibleDescription(/This code is not right/));
  await enter(user, field('One-time code'), codes[0] ?? '');
  await user.click(button('Turn off'));
  expect(await main().findByText(/^It is off/)).toBeVisible();
});

it('begins again when the set-up has ended', async () => {
  const { user } = await renderPage('/lc-us/account/details', {
    as: 'ada.marsh',
    scenario: 'confirmSecondFactor:notStarted',
  });
  await user.click(button('Change two-step verification'));
  await enter(user, await main().findByLabelText('Current password'), PASSWORD);
  await user.click(button('Continue'));
  await enter(user, await main().findByLabelText('One-time code'), '123456');
  await user.click(button('Turn on'));
  await waitFor(() => expect(field('One-time code')).toHaveAccessibleDescription(/Cancel, and start again/));
  await user.click(button('Cancel'));
  await user.click(button('Change two-step verification'));
  expect(await main().findByLabelText('Current password')).toBeVisible();
});
