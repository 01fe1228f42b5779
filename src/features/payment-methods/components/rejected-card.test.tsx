import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CODE, captcha, dialog, field, fillIn, openForm, save } from '../../../../tests/support/card-form';

describe('a rejected card', () => {
  it.each([
    ['invalidCity', 'City'],
    ['invalidCountry', 'Country'],
    ['invalidEmail', 'Email address'],
    ['invalidFirstName', 'First name'],
    ['invalidLastName', 'Last name'],
    ['invalidPostalCode', 'ZIP code'],
    ['invalidState', 'State'],
    ['invalidStreet1', 'Street and number'],
    ['invalidAccountNumber', 'Card number'],
    ['invalidCardType', 'Card number'],
    ['invalidExpirationMonth', 'Expiry date'],
    ['invalidExpirationYear', 'Expiry date'],
    ['invalidCvc', 'Security code'],
    ['invalidFieldAsPath', 'Card number'],
    ['missingField', 'City'],
    ['declined', 'Card number'],
  ])('%s: the field "%s" is at fault, and nothing is lost', async (example, name) => {
    const { user } = await openForm({ scenario: `addPayment:${example}` });
    await fillIn(user);
    await user.click(save());
    await waitFor(() => expect(field(name)).toBeInvalid());
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toHaveAccessibleDescription(/./);
    expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
    expect(field('Security code')).toHaveValue(CODE);
    expect(field('City')).toHaveValue('Mason');
  });

  it.each([
    ['addPayment:inReview', 'Your bank wants to review this card first.'],
    ['addPayment:processorFailed', 'The card could not be checked.'],
  ])('%s: says so, flags the number by default and keeps what was typed', async (scenario, text) => {
    const { user } = await openForm({ scenario });
    await fillIn(user);
    await user.click(save());
    expect(await dialog().findByText(text)).toBeVisible();
    await waitFor(() => expect(field('Card number')).toBeInvalid());
    expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
  });

  it('says that a month was refused, not that the card has expired', async () => {
    const { user } = await openForm({ scenario: 'addPayment:invalidExpirationMonth' });
    await fillIn(user);
    await user.click(save());
    await waitFor(() =>
      expect(field('Expiry date')).toHaveAccessibleDescription(/^This expiry date was not accepted/),
    );
  });

  it.each([['addPayment:systemError', 'Oops! Something went wrong. Please try again.']])(
    '%s: says so, flags no field and keeps what was typed',
    async (scenario, text) => {
      const { user } = await openForm({ scenario });
      await fillIn(user);
      await user.click(save());
      expect(await dialog().findByText(text)).toBeVisible();
      expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
      expect(field('Card number')).not.toBeInvalid();
    },
  );

  it.each([
    ['addPayment:captchaRejected', /confirm again/],
    ['captcha-unavailable', /could not be confirmed/],
  ])('%s: the captcha is asked again', async (scenario, text) => {
    const { user, server } = await openForm({ scenario });
    await fillIn(user);
    await user.click(save());
    await waitFor(() => expect(captcha()).toHaveAccessibleDescription(text));
    expect(captcha()).not.toBeChecked();
    await waitFor(() => expect(captcha()).toHaveFocus());
    server.startScenario('');
    await user.click(captcha());
    await user.click(save());
    expect(await screen.findByRole('heading', { level: 2, name: 'Visa ending in 1111' })).toBeVisible();
  });

  it('of a session that has ended stays until the shopper has signed in', async () => {
    const { user, server } = await openForm();
    await fillIn(user);
    server.startScenario('addPayment:partialAuthentication');
    await user.click(save());
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(await screen.findByLabelText('Password')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await dialog().findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });
});
