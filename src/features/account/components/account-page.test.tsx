import { userIdOf } from '@sandbox/testing/shoppers';
import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { GENERIC_USER_ID } from '@/domain/session/user-type';
import { addressDraft } from '@/features/checkout/state/address-draft';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { storedPrescription } from '@/lib/prescription/stored-prescription';
import {
  ACCOUNT,
  email,
  form,
  main,
  password,
  renderAccountPage,
} from '../../../../tests/support/account-page';
import { enter } from '../../../../tests/support/enter';

describe('registration', () => {
  const REGISTER = `${ACCOUNT}&view=register`;

  async function fillForm(user: UserEvent, emailAddress: string): Promise<void> {
    await enter(user, form().getByRole('textbox', { name: 'First name' }), 'Ana');
    await enter(user, form().getByRole('textbox', { name: 'Last name' }), 'Diaz');
    await enter(user, email(), emailAddress);
    await enter(user, password(), 'Linden-42-grove');
    await enter(user, form().getByLabelText('Password again'), 'Linden-42-grove');
    await user.click(form().getByRole('button', { name: 'Create account' }));
  }

  it('creates an account and signs in', async () => {
    const { user } = await renderAccountPage({}, REGISTER);
    await fillForm(user, 'ana@example.com');
    expect(await main().findByText('Ana Diaz')).toBeVisible();
    for (const [name, path] of Object.entries({ 'Find a store': 'store-locator', 'Eye exams': 'eye-exam' }))
      expect(main().getByRole('link', { name })).toHaveAttribute('href', `/lc-us/${path}`);
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

  it('says how long to wait after too many tries', async () => {
    const { user } = await renderAccountPage({ scenario: 'registerPerson:tooManyTries' }, REGISTER);
    await fillForm(user, 'ana@example.com');
    expect(await form().findByText('Too many tries. Try again in 15 minutes.')).toBeVisible();
    expect(form().getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  });

  it('is linked from the sign-in page, and begins with the email of an order as a guest', async () => {
    sessionStorage.setItem('checkout_email', JSON.stringify('june@example.com'));
    const { user } = await renderAccountPage();
    expect(main().getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/lc-us/track-order',
    );
    await user.click(main().getByRole('link', { name: 'Create an account' }));
    // The clicked link is below the form and now links back.
    await waitFor(() =>
      expect(main().getByRole('heading', { level: 1, name: 'Create account' })).toHaveFocus(),
    );
    expect(email()).toHaveValue('june@example.com');
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
    addressDraft.write({ firstName: 'Rafael' });
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
