import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CODE, captcha, dialog, field, fillIn, openForm, save } from '../../../../tests/support/card-form';
import { findDialog } from '../../../../tests/support/find-dialog';

/** Examples of the contract, and the field that each names. No two in a row name the same one: each message is a new one. */
const AT_FAULT = [
  ['invalidCity', 'City'],
  ['invalidAccountNumber', 'Card number'],
  ['invalidCountry', 'Country'],
  ['invalidCardType', 'Card number'],
  ['invalidEmail', 'Email address'],
  ['invalidFirstName', 'First name'],
  ['invalidFieldAsPath', 'Card number'],
  ['invalidLastName', 'Last name'],
  ['invalidPostalCode', 'ZIP code'],
  // Refused is not expired.
  ['invalidExpirationMonth', 'Expiry date', /^This expiry date was not accepted/],
  ['invalidState', 'State'],
  ['invalidExpirationYear', 'Expiry date'],
  ['invalidStreet1', 'Street and number'],
  ['invalidCvc', 'Security code'],
  ['missingField', 'City'],
  ['declined', 'Card number'],
] as const;

/** Examples with a text for the whole form, and whether they flag the card number by default. */
const WITH_TEXT = [
  ['systemError', 'Oops! Something went wrong. Please try again.', false],
  ['inReview', 'Your bank wants to review this card first.', true],
  ['processorFailed', 'The card could not be checked.', true],
  ['tooManyTries', 'Too many tries. Try again in 15 minutes.', false],
] as const;

function expectNothingLost(example: string): void {
  expect(field('Card number'), example).toHaveValue('4111 1111 1111 1111');
  expect(field('Security code'), example).toHaveValue(CODE);
  expect(field('City'), example).toHaveValue('Mason');
}

describe('a rejected card', () => {
  it('shows what is at fault, at its field if it has one; nothing is lost', async () => {
    const { user, server } = await openForm();
    await fillIn(user);
    for (const [example, name, text = /./] of AT_FAULT) {
      server.startScenario(`addPayment:${example}`);
      await user.click(save());
      await waitFor(() => expect(field(name), example).toBeInvalid());
      await waitFor(() => expect(field(name), example).toHaveFocus());
      expect(field(name), example).toHaveAccessibleDescription(text);
      expectNothingLost(example);
    }
    for (const [example, text, isFlagged] of WITH_TEXT) {
      server.startScenario(`addPayment:${example}`);
      await user.click(save());
      expect(await dialog().findByText(text), example).toBeVisible();
      expectNothingLost(example);
      await waitFor(() =>
        expect(field('Card number').getAttribute('aria-invalid') === 'true', example).toBe(isFlagged),
      );
    }
  });

  it('whose captcha does not pass is confirmed again', { tags: 'full-run' }, async () => {
    const { user, server } = await openForm();
    await fillIn(user);
    const rows = [
      ['addPayment:captchaRejected', /confirm again/],
      ['captcha-unavailable', /could not be confirmed/],
    ] as const;
    for (const [scenario, text] of rows) {
      server.startScenario(scenario);
      await user.click(save());
      await waitFor(() => expect(captcha(), scenario).toHaveAccessibleDescription(text));
      expect(captcha(), scenario).not.toBeChecked();
      await waitFor(() => expect(captcha(), scenario).toHaveFocus());
      await user.click(captcha());
    }
    server.startScenario('');
    await user.click(save());
    expect(await screen.findByRole('heading', { level: 2, name: 'Visa ending in 1111' })).toBeVisible();
  });

  it('of a session that has ended stays until the shopper has signed in', { tags: 'full-run' }, async () => {
    const { user, server } = await openForm();
    await fillIn(user);
    server.startScenario('addPayment:partialAuthentication');
    await user.click(save());
    expect(await findDialog('Sign in')).toBeVisible();
    expect(await screen.findByLabelText('Password')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await dialog().findByRole('button', { name: 'Sign in' }));
    expect(await findDialog('Sign in')).toBeVisible();
  });
});
