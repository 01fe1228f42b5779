import { recoveryHash } from '@sandbox/state/second-factor';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  ACCOUNT,
  email,
  form,
  main,
  password,
  renderAccountPage,
  signIn,
} from '../../../../tests/support/account-page';
import { blockCookies } from '../../../../tests/support/block-cookies';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';

describe('sign in', () => {
  it('shows the overview and moves focus to its heading', async () => {
    const { user, server } = await renderAccountPage();
    expect(document.title).toBe('Sign in | Marlowe Eyewear');
    await signIn(user, ' ada.marsh@example.com ', 'Clear-View-1');
    const heading = await main().findByRole('heading', { level: 1, name: 'Your account' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Your account | Marlowe Eyewear');
    expect(await main().findByText('Ada Marsh')).toBeVisible();
    expect(main().getByText('ada.marsh@example.com')).toBeVisible();
    expect(main().getByRole('link', { name: 'Sign out' })).toHaveAttribute(
      'href',
      '/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1',
    );
    const [call] = server.requests.filter(({ url }) => url.includes('LogonAjax'));
    const sentParams = new URLSearchParams(await call?.text());
    expect(sentParams.get('logonId')).toBe('ada.marsh@example.com');
  });

  it('says that the browser blocks cookies, sends nothing, and leaves what was typed', async () => {
    const { user, server } = await renderAccountPage();
    blockCookies();
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    expect(await form().findByText(/^Your browser blocks cookies, so you cannot sign in\./)).toBeVisible();
    expect(email()).toHaveValue('ada.marsh@example.com');
    expect(password()).toHaveValue('Clear-View-1');
    expect(server.callsTo('LogonAjax')).toEqual([]);
  });

  it('redirects to the requested page', async () => {
    const { user } = await renderAccountPage({}, `${ACCOUNT}&redirectPath=%2Flc-us%2Fhelp%3Fpage%3D2`);
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    expect(window.location.search).toBe('?page=2');
  });

  it('never redirects to another site', async () => {
    const { user } = await renderAccountPage({}, `${ACCOUNT}&redirectPath=%2F%2Fevil.example`);
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    expect(await main().findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    expect(window.location.pathname).toBe('/lc-us/account');
  });

  it('requires a valid email and a password before sending', async () => {
    const { user, server } = await renderAccountPage();
    const onStatusChange = vi.fn();
    const observer = new MutationObserver(onStatusChange);
    for (const status of form().getAllByRole('status'))
      observer.observe(status, { childList: true, subtree: true });
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(email()).toHaveFocus());
    // No busy announcement without a request.
    expect(onStatusChange).not.toHaveBeenCalled();
    observer.disconnect();
    expect(email()).toHaveAccessibleDescription('Enter your email address');
    expect(password()).toHaveAccessibleDescription('Enter your password');
    await user.type(email(), 'ada.marsh@example');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    expect(email()).toHaveAccessibleDescription('Enter an email address such as name@example.com');
    expect(server.callsTo('LogonAjax')).toEqual([]);
  });

  it('emails the reset code at once for an expired password', async () => {
    const { user, server } = await renderAccountPage();
    await signIn(user, 'priya.raman@example.com', 'Old-Frames-5');
    expect(
      await form().findByText(
        'Your password has expired. Please click below to receive an email with a link to reset your password.',
      ),
    ).toBeVisible();
    await user.click(form().getByRole('button', { name: 'Email me a reset' }));
    const dialog = await findDialog('Reset your password');
    expect(
      await within(dialog).findByText(
        'If there is an account for priya.raman@example.com, a code is on its way to you.',
      ),
    ).toBeVisible();
    expect(server.callsTo('/person')).toHaveLength(1);
    // For another code, the dialog shows the email again and sends nothing until the shopper does.
    await user.click(within(dialog).getByRole('button', { name: 'Send another code' }));
    expect(within(dialog).getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'priya.raman@example.com',
    );
    expect(server.callsTo('/person')).toHaveLength(1);
  });

  it('shows the form when the reset code could not be sent', async () => {
    const { user, server } = await renderAccountPage();
    await signIn(user, 'priya.raman@example.com', 'Old-Frames-5');
    server.startScenario('requestPasswordReset:systemError');
    await user.click(await form().findByRole('button', { name: 'Email me a reset' }));
    const dialog = within(await findDialog('Reset your password'));
    expect(await dialog.findByText('That did not work. Please try again.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Email address' })).toHaveValue('priya.raman@example.com');
  });

  it('a session that ends is announced, and the sign-in is there', async () => {
    const { server } = await renderAccountPage({ as: 'ada.marsh' });
    await within(screen.getByRole('main')).findByRole('link', { name: 'Payment methods' });
    server.clearCookies();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('You are no longer signed in')).toBeVisible();
    expect(await form().findByRole('textbox', { name: 'Email address' })).toBeVisible();
  });

  it('links to the other country that has the account', async () => {
    const { user, server } = await renderAccountPage();
    const rows = [
      ['canada', 'Go to the Canadian store', '/en-ca/account?storeId=10852&catalogId=10102&langId=-24'],
      ['us', 'Go to the United States store', '/lc-us/account?storeId=10851&catalogId=10101&langId=-1'],
    ] as const;
    for (const [country, name, href] of rows) {
      server.startScenario(`sign-in-exists-in-${country}`);
      await signIn(user, 'only-ca@example.com', 'North-Border-8');
      expect(await form().findByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('says how long to wait after too many tries, also when a code is requested', async () => {
    const { user, server } = await renderAccountPage();
    server.startScenario('logonAjax:tooManyTries');
    await signIn(user, 'ada.marsh@example.com', 'wrong');
    await waitFor(() =>
      expect(form().getByRole('alert')).toHaveTextContent(/^Too many tries. Try again in 15 minutes.$/),
    );
    server.startScenario('requestPasswordReset:tooManyTries');
    await user.click(form().getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await findDialog());
    await user.click(dialog.getByRole('button', { name: 'Send the code' }));
    expect(await dialog.findByText('Too many tries. Try again in 15 minutes.')).toBeVisible();
  });

  it('shows the exact message of a failure, and preserves the input', async () => {
    const { user, server } = await renderAccountPage();
    for (const scenario of ['sign-in-server-error', 'logonAjax:generic', 'logonAjax:accountLocked']) {
      // Reports a wrong password before any other problem.
      server.startScenario('');
      await signIn(user, 'ada.marsh@example.com', 'wrong');
      await waitFor(() =>
        expect(form().getByRole('alert'), scenario).toHaveTextContent(
          /^The email or password you entered is incorrect. Please check your login details and try again.$/,
        ),
      );
      server.startScenario(scenario);
      await user.click(form().getByRole('button', { name: 'Sign in' }));
      await waitFor(() =>
        expect(form().getByRole('alert'), scenario).toHaveTextContent(
          /^An error occurred while logging into the account$/,
        ),
      );
      expect(email()).toHaveValue('ada.marsh@example.com');
      expect(password()).toHaveValue('wrong');
    }
  });

  it('a required password reset opens the dialog with the email', async () => {
    const { user } = await renderAccountPage({ scenario: 'sign-in-password-reset' });
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    const dialog = await findDialog('Reset your password');
    // Takes the email from the response.
    expect(within(dialog).getByRole('textbox', { name: 'Email address' })).toHaveValue('ana@example.com');
  });
});

describe('an account with one-time codes', () => {
  const code = () => form().getByLabelText('One-time code');

  it('asks for a code after the password, and signs in with it', async () => {
    const { user, server } = await renderAccountPage();
    const { state } = server.sandbox.sandbox.context;
    const recoveryHashes = [recoveryHash('abcde-fghij')];
    state.users.update('510001', {
      secondFactor: { key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', usedStep: 0, recoveryHashes },
    });
    await signIn(user, 'ada.marsh@example.com', 'wrong');
    expect(await form().findByText(/The email or password you entered is incorrect/)).toBeVisible();
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    await waitFor(() => expect(code()).toHaveFocus());
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    expect(code()).toHaveAccessibleDescription(/Enter the code from your app/);
    const { length } = server.callsTo('LogonAjax');
    await enter(user, code(), '12345');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    expect(code()).toHaveAccessibleDescription(/This code is not right/);
    expect(server.callsTo('LogonAjax')).toHaveLength(length);
    await enter(user, code(), '12345678');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/This code is not right/));
    await enter(user, code(), 'ABCDE FGHIJ');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    expect(await main().findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  });

  it('does not sign in with another account from then on', async () => {
    const { user } = await renderAccountPage({ scenario: 'logonAjax:secondFactorNeeded' });
    const otherWays = () => main().queryAllByRole('button', { name: /^Continue with/ });
    await waitFor(() => expect(otherWays()).not.toEqual([]));
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    await waitFor(() => expect(code()).toHaveFocus());
    expect(otherWays()).toEqual([]);
    await user.click(form().getByRole('button', { name: 'Back' }));
    expect(otherWays()).not.toEqual([]);
  });

  it('keeps the code when the sign-in fails for another reason', async () => {
    const { user, server } = await renderAccountPage({ scenario: 'logonAjax:secondFactorNeeded' });
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    await waitFor(() => expect(code()).toHaveFocus());
    server.startScenario('sign-in-server-error');
    await enter(user, code(), '123456');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(form().getByRole('alert')).toHaveTextContent(
        /^An error occurred while logging into the account$/,
      ),
    );
    expect(code()).toHaveValue('123456');
    server.startScenario('');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    expect(await main().findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  });

  it('goes back to email and password, by itself when there were too many tries', async () => {
    const { user, server } = await renderAccountPage({ scenario: 'logonAjax:secondFactorNeeded' });
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    await user.click(await form().findByRole('button', { name: 'Back' }));
    expect(email()).toHaveValue('ada.marsh@example.com');
    expect(password()).toHaveFocus();
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(code()).toHaveFocus());
    server.startScenario('logonAjax:tooManyTries');
    await enter(user, code(), '123456');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    expect(await form().findByText('Too many tries. Try again in 15 minutes.')).toBeVisible();
    expect(password()).toHaveFocus();
  });
});
