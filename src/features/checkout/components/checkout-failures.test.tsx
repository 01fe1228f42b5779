import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  CHECKOUT_PAGE,
  chooseMethod,
  continueButton,
  giveAddress,
  section,
  withAddress,
  withGlasses,
} from '../../../../tests/support/checkout-steps';
import { enter } from '../../../../tests/support/enter';
import { renderPage } from '../../../../tests/support/render-page';

describe('a section that cannot be saved says so, and preserves what was typed', () => {
  it('the address, and the delivery method', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
    server.startScenario('shipping-unavailable');
    await giveAddress(user);
    const alert = await section('Delivery address').findByText('This was not saved');
    expect(alert).toBeVisible();
    await waitFor(() => expect(section('Delivery address').getByRole('alert')).toHaveFocus());
    expect(screen.getByLabelText('Street and number')).toHaveValue('12 Elm St');

    server.startScenario('shipping-methods-unavailable');
    await user.click(continueButton());
    expect(await screen.findByText('The delivery methods did not load')).toBeVisible();
    server.startScenario('');
    await user.click(button('Try again'));
    expect(await screen.findByRole('radio', { name: /^Standard/ })).toBeVisible();

    server.startScenario('setShippingInfo:shippingModeUnavailable');
    await chooseMethod(user, /^Express/);
    expect(
      await section('Delivery method').findByText('This delivery method does not reach your address'),
    ).toBeVisible();
  });

  it('the payment', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withAddress);
    await screen.findByLabelText('Card number');
    server.startScenario('payment-unavailable');
    await enter(user, screen.getByLabelText('Card number'), '4111111111111111');
    await enter(user, screen.getByLabelText('Expiry date'), '092028');
    await enter(user, screen.getByLabelText('Security code'), '739');
    await user.click(continueButton());
    expect(await section('Payment').findByText('This was not saved')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111');
  });
});
