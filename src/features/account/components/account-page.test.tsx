import { userIdOf } from '@sandbox/testing/shoppers';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { GENERIC_USER_ID } from '@/domain/session/user-type';
import { addressDraft } from '@/features/checkout/state/address-draft';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { storedPrescription } from '@/lib/prescription/stored-prescription';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';

const ACCOUNT = '/lc-us/account?storeId=10851&catalogId=10101&langId=-1';
const renderAccountPage = (options: ComponentTestOptions = {}, path = ACCOUNT) => renderPage(path, options);

const main = () => within(screen.getByRole('main'));
const form = () => within(main().getByRole('region', { name: /Sign in|Create account/ }));
const email = () => form().getByRole('textbox', { name: 'Email address' });
const password = () => form().getByLabelText('Password');

async function signIn(user: UserEvent, emailAddress: string, passwordValue: string): Promise<void> {
  await user.type(email(), emailAddress);
  await user.type(password(), passwordValue);
  await user.click(form().getByRole('button', { name: 'Sign in' }));
}

describe('sign in', () => {
  it('shows the overview and moves focus to its heading', async () => {
    const { user, server } = await renderAccountPage();
    await signIn(user, ' ada.marsh@example.com ', 'Clear-View-1');
    const heading = await main().findByRole('heading', { level: 1, name: 'Your account' });
    await waitFor(() => expect(heading).toHaveFocus());
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

  it('redirects to the requested page', async () => {
    const { user } = await renderAccountPage({}, `${ACCOUNT}&redirectPath=%2Flc-us%2Fsunglasses%3Fpage%3D2`);
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/sunglasses'));
    expect(window.location.search).toBe('?page=2');
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (redirectPath) => {
      const { user } = await renderAccountPage(
        {},
        `${ACCOUNT}&redirectPath=${encodeURIComponent(redirectPath)}`,
      );
      await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
      expect(await main().findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
      expect(window.location.pathname).toBe('/lc-us/account');
    },
  );

  it('requires a valid email and a password before sending', async () => {
    const { user, server } = await renderAccountPage();
    const onStatusChange = vi.fn();
    const observer = new MutationObserver(() => onStatusChange(form().getByRole('status').textContent));
    observer.observe(form().getByRole('status'), { childList: true, subtree: true });
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

  it('shows the exact message for a wrong password and preserves the input', async () => {
    const { user } = await renderAccountPage();
    await signIn(user, 'ada.marsh@example.com', 'wrong');
    expect(await form().findByRole('alert')).toHaveTextContent(
      /^The email or password you entered is incorrect. Please check your login details and try again.$/,
    );
    expect(email()).toHaveValue('ada.marsh@example.com');
    expect(password()).toHaveValue('wrong');
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
    const dialog = await screen.findByRole('dialog', { name: 'Reset your password' });
    expect(
      await within(dialog).findByText(
        'If there is an account for priya.raman@example.com, a code is on its way to you.',
      ),
    ).toBeVisible();
    expect(server.callsTo('/person')).toHaveLength(1);
    // For another code, the email is shown again and nothing is sent by itself.
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset your password' }));
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

  it.each([
    [
      'sign-in-exists-in-canada',
      'Go to the Canadian store',
      '/en-ca/account?storeId=10852&catalogId=10102&langId=-24',
    ],
    [
      'sign-in-exists-in-us',
      'Go to the United States store',
      '/lc-us/account?storeId=10851&catalogId=10101&langId=-1',
    ],
  ])('%s: links to the other country', async (scenario, name, href) => {
    const { user } = await renderAccountPage({ scenario });
    await signIn(user, 'only-ca@example.com', 'North-Border-8');
    expect(await form().findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each(['sign-in-server-error', 'logonAjax:generic', 'logonAjax:accountLocked'])(
    '%s: shows the exact generic message',
    async (scenario) => {
      const { user } = await renderAccountPage({ scenario });
      await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
      await waitFor(() =>
        expect(form().getByRole('alert')).toHaveTextContent(
          /^An error occurred while logging into the account$/,
        ),
      );
    },
  );

  it('a required password reset opens the dialog with the email', async () => {
    const { user } = await renderAccountPage({ scenario: 'sign-in-password-reset' });
    await signIn(user, 'ada.marsh@example.com', 'Clear-View-1');
    const dialog = await screen.findByRole('dialog', { name: 'Reset your password' });
    // The email comes from the response.
    expect(within(dialog).getByRole('textbox', { name: 'Email address' })).toHaveValue('ana@example.com');
  });
});

describe('password reset', () => {
  it.each([
    ['  ', 'Enter your email address'],
    ['ada.marsh@example', 'Enter an email address such as name@example.com'],
  ])('requires a valid email for the code (%j)', async (input, message) => {
    const { user, server } = await renderAccountPage();
    await user.click(form().getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset your password' }));
    const field = dialog.getByRole('textbox', { name: 'Email address' });
    await user.click(field);
    await user.paste(input);
    await user.click(dialog.getByRole('button', { name: 'Send the code' }));
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
    expect(server.callsTo('/person/@self')).toEqual([]);
  });

  it('changes the password with the emailed code; the new password signs in', async () => {
    const { user, server } = await renderAccountPage();
    await user.type(email(), 'ada.marsh@example.com');
    await user.click(form().getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset your password' }));
    await user.click(dialog.getByRole('button', { name: 'Send the code' }));
    const code = await dialog.findByRole('textbox', { name: 'Code from the email' });
    await waitFor(() => expect(code).toHaveFocus());
    await user.type(code, 'WRONG');
    await user.type(dialog.getByLabelText('New password'), 'Linden-42');
    await user.type(dialog.getByLabelText('New password again'), 'Linden-42');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is not right, or it is too old'));
    await waitFor(() => expect(code).toHaveFocus());

    const [reset] = server.sandbox.sandbox.context.state.passwordResets.all();
    await user.clear(code);
    await user.type(code, reset?.code ?? '');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(
      await dialog.findByText('Your password has been changed. Close this and sign in with it.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.type(password(), 'Linden-42');
    await user.click(form().getByRole('button', { name: 'Sign in' }));
    expect(await main().findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  });
});

describe('registration', () => {
  const REGISTER = `${ACCOUNT}&view=register`;

  async function fillForm(user: UserEvent, emailAddress: string): Promise<void> {
    await user.type(form().getByRole('textbox', { name: 'First name' }), 'Ana');
    await user.type(form().getByRole('textbox', { name: 'Last name' }), 'Diaz');
    await user.type(email(), emailAddress);
    await user.type(password(), 'Linden-42-grove');
    await user.type(form().getByLabelText('Password again'), 'Linden-42-grove');
    await user.click(form().getByRole('button', { name: 'Create account' }));
  }

  it('creates an account and signs in', async () => {
    const { user } = await renderAccountPage({}, REGISTER);
    await fillForm(user, 'ana@example.com');
    expect(await main().findByText('Ana Diaz')).toBeVisible();
  });

  it('shows an existing account as an email field error', async () => {
    const { user } = await renderAccountPage({}, REGISTER);
    await fillForm(user, 'ada.marsh@example.com');
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription(
        'An account with this email already exists. Sign in instead.',
      ),
    );
    await waitFor(() => expect(email()).toHaveFocus());
    expect(form().getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  });

  it('is linked from the sign-in page', async () => {
    const { user } = await renderAccountPage();
    await user.click(main().getByRole('link', { name: 'Create an account' }));
    // The clicked link is below the form and now links back.
    await waitFor(() =>
      expect(main().getByRole('heading', { level: 1, name: 'Create account' })).toHaveFocus(),
    );
  });
});

describe('the account page', () => {
  it('shows a returning member the overview immediately', async () => {
    await renderAccountPage(
      { as: 'camille.gagnon', locale: 'fr-ca' },
      '/en-ca/myAccount?storeId=10852&catalogId=10102&langId=-25',
    );
    expect(main().getByRole('heading', { level: 1, name: 'Votre compte' })).toBeVisible();
    expect(main().getByText('Camille Gagnon')).toBeVisible();
  });

  it('offers a retry when the user context fails to load', async () => {
    const { user, server } = await renderAccountPage({ as: 'ada.marsh', scenario: 'account-unavailable' });
    expect(await main().findByText('Your account could not be loaded.')).toBeVisible();
    server.startScenario('');
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByText('Ada Marsh')).toBeVisible();
  });
});

describe('sign out', () => {
  const SIGN_OUT = '/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1';

  it('ends the session and redirects to the home page in the language of the link', async () => {
    const { server } = await renderAccountPage({ as: 'rafael.ybarra' }, SIGN_OUT.replace('-1', '-50'));
    await waitFor(() => expect(window.location.pathname).toBe('/es-us'));
    expect(server.callsTo('Logoff')).toHaveLength(1);
    expect(await userIdOf(server.shopper)).toBe(GENERIC_USER_ID);
  });

  it('leaves nothing of the shopper in the browser', async () => {
    storedPrescription.write({ SPH: { OD: '-2.25', OS: '-2.25' } } as StoredPrescription);
    checkoutEmail.write('rafael@example.com');
    addressDraft.set({ firstName: 'Rafael' });
    await renderAccountPage({ as: 'rafael.ybarra' }, SIGN_OUT);
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us'));
    expect([storedPrescription.read(), checkoutEmail.read(), addressDraft.read()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows that the shopper is still signed in after a failure', async () => {
    await renderAccountPage({ as: 'ada.marsh', scenario: 'sign-out-server-error' }, SIGN_OUT);
    expect(await main().findByRole('heading', { level: 1, name: 'You are still signed in' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Try again' })).toHaveAttribute('href', SIGN_OUT);
  });
});
