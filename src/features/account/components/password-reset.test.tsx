import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { email, form, main, password, renderAccountPage } from '../../../../tests/support/account-page';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';

describe('password reset', () => {
  it.each([
    ['  ', 'Enter your email address'],
    ['ada.marsh@example', 'Enter an email address such as name@example.com'],
  ])('requires a valid email for the code (%j)', async (input, message) => {
    const { user, server } = await renderAccountPage();
    await user.click(form().getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await findDialog('Reset your password'));
    const field = dialog.getByRole('textbox', { name: 'Email address' });
    await user.click(field);
    await user.paste(input);
    await user.click(dialog.getByRole('button', { name: 'Send the code' }));
    expect(field).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field).toHaveFocus());
    expect(server.callsTo('/person/@self')).toEqual([]);
  });

  it('changes the password with the emailed code; the new password signs in', async () => {
    const { user, server } = await renderAccountPage();
    await enter(user, email(), 'ada.marsh@example.com');
    await user.click(form().getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await findDialog('Reset your password'));
    await user.click(dialog.getByRole('button', { name: 'Send the code' }));
    const code = await dialog.findByRole('textbox', { name: 'Code from the email' });
    await waitFor(() => expect(code).toHaveFocus());
    // Fields with which a password manager saves the new password.
    const accounts = code.closest('form')?.querySelectorAll('[autocomplete="username"]') ?? [];
    expect([...accounts].map((field) => (field as HTMLInputElement).value)).toEqual([
      'ada.marsh@example.com',
    ]);
    await enter(user, code, 'WRONG');
    await enter(user, dialog.getByLabelText('New password'), 'Linden-42');
    await enter(user, dialog.getByLabelText('New password again'), 'Linden-42');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is not right, or it is too old'));
    await waitFor(() => expect(code).toHaveFocus());

    const [reset] = server.sandbox.sandbox.context.state.passwordResets.all();
    await enter(user, code, reset?.code ?? '');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(
      await dialog.findByText('Your password has been changed. Close this and sign in with it.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await enter(user, password(), 'Linden-42');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    expect(await main().findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  });
});
