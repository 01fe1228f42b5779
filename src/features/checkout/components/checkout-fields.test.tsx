import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  CHECKOUT_PAGE,
  continueButton,
  giveAddress,
  section,
  withAddress,
  withGlasses,
} from '../../../../tests/support/checkout-steps';
import { enter } from '../../../../tests/support/enter';
import { renderPage } from '../../../../tests/support/render-page';

const DOUBTFUL = 'This ZIP code seems to be outside of the state. Check both, or continue with them.';
const zip = () => section('Delivery address').getByLabelText('ZIP code');

describe('a field at fault is named and focused, and nothing typed is lost', () => {
  it('an email', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await user.click(button('Change contact'));
    const email = section('Contact').getByLabelText('Email address');
    await user.clear(email);
    await user.click(continueButton());
    expect(email).toHaveAccessibleDescription(/^Enter your email address/);
    await enter(user, email, 'ana@example');
    await user.click(continueButton());
    expect(email).toHaveAccessibleDescription(/^Enter an email address such as/);
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveValue('ana@example');
    expect(server.callsTo('shipping_info')).toEqual([]);
  });

  it('an empty address, and a ZIP code that the store rejects', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await user.click(continueButton());
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('Choose a state or territory');
    expect(zip()).toHaveAccessibleDescription('Enter the ZIP code');
  });

  it('a ZIP code that the store rejects', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user, { 'ZIP code': '00001' });
    await waitFor(() => expect(zip()).toHaveAccessibleDescription(DOUBTFUL));
    await user.click(continueButton());
    await waitFor(() =>
      expect(zip()).toHaveAccessibleDescription('This ZIP code was not accepted. Check it, and the state.'),
    );
    await waitFor(() => expect(zip()).toHaveFocus());
    expect(screen.getByLabelText('Street and number')).toHaveValue('12 Elm St');
    await enter(user, zip(), '45040');
    await user.click(continueButton());
    expect(await screen.findByRole('radio', { name: /^Standard/ })).toBeChecked();
  });

  it('a ZIP code that seems to be of another state, which the shopper can keep', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user, { 'ZIP code': '90210' });
    await waitFor(() => expect(zip()).toHaveAccessibleDescription(DOUBTFUL));
    await waitFor(() => expect(zip()).toHaveFocus());
    await user.click(continueButton());
    expect(await screen.findByRole('radio', { name: /^Standard/ })).toBeChecked();
  });

  it('a card number that the processor rejects, and the security code', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withAddress);
    const number = await screen.findByLabelText('Card number');
    // The check digit is wrong.
    await enter(user, number, '4111111111111112');
    await enter(user, screen.getByLabelText('Expiry date'), '9/2028');
    await enter(user, screen.getByLabelText('Security code'), '7391');
    await user.click(continueButton());
    await waitFor(() => expect(screen.getByLabelText('Security code')).toHaveFocus());
    expect(screen.getByLabelText('Security code')).toHaveAccessibleDescription(/^Enter the 3 digits/);
    await enter(user, screen.getByLabelText('Security code'), '739');
    await user.click(continueButton());
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toHaveAccessibleDescription(/^This card number was not accepted/);
    expect(number).toHaveValue('4111 1111 1111 1112');
    expect(screen.getByLabelText('Expiry date')).toHaveValue('09/2028');
  });

  it('a billing address', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withAddress);
    await user.click(await screen.findByRole('checkbox', { name: /^The billing address/ }));
    const billing = within(screen.getByRole('group', { name: 'Billing address' }));
    await enter(user, screen.getByLabelText('Card number'), '4111111111111111');
    await enter(user, screen.getByLabelText('Expiry date'), '092028');
    await enter(user, screen.getByLabelText('Security code'), '739');
    await user.click(continueButton());
    await waitFor(() => expect(billing.getByLabelText('First name')).toHaveFocus());
    for (const [label, text] of Object.entries({
      'First name': 'Ana',
      'Last name': 'Diaz',
      'Street and number': '1 Main St',
      City: 'Columbus',
      'ZIP code': '00001',
    })) {
      await enter(user, billing.getByLabelText(label), text);
    }
    await user.selectOptions(billing.getByLabelText('State'), 'OH');
    await user.click(continueButton());
    const billingZip = billing.getByLabelText('ZIP code');
    await waitFor(() => expect(billingZip).toHaveAccessibleDescription(DOUBTFUL));
    await waitFor(() => expect(billingZip).toHaveFocus());
    await user.click(continueButton());
    await waitFor(() =>
      expect(billingZip).toHaveAccessibleDescription(
        'This ZIP code was not accepted. Check it, and the state.',
      ),
    );
    await waitFor(() => expect(billingZip).toHaveFocus());
  });
});
