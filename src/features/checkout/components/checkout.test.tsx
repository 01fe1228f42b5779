import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addPolygon } from '../../../../tests/support/cart-fixtures';
import {
  button,
  CHECKOUT_PAGE,
  changeEmail,
  chooseMethod,
  confirmation,
  continueButton,
  enter,
  giveAddress,
  giveCard,
  placeOrderButton,
  section,
  withGlasses,
} from '../../../../tests/support/checkout-steps';
import { renderPage } from '../../../../tests/support/render-page';

const zip = () => section('Delivery address').getByLabelText('ZIP code');

describe('a guest', () => {
  it('orders in four sections, each summarized once it is done', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
    expect(section('Contact').getByText('ana@example.com')).toBeVisible();
    expect(await screen.findByText('Calculated with your address')).toBeVisible();
    await giveAddress(user);
    await waitFor(() => expect(screen.queryByText('Calculated with your address')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Delivery method' })).toHaveFocus());
    expect(section('Delivery address').getByText('Mason, OH 45040')).toBeVisible();
    await chooseMethod(user, /^Express/);
    await giveCard(user);
    expect(section('Delivery method').getByText(/^Express/)).toBeVisible();
    expect(section('Payment').getByText('Visa ending in 1111')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus());
    await user.click(placeOrderButton());
    expect(await confirmation()).toBeVisible();
    const [request] = server.requests.filter(({ url }) => url.includes('/cart/@self/checkout'));
    expect(await request?.json()).toMatchObject({ x_requestId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('is not asked again after a reload', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user);
    await chooseMethod(user);
    cleanup();
    await renderPage(CHECKOUT_PAGE);
    expect(section('Contact').getByText('ana@example.com')).toBeVisible();
    expect(section('Delivery method').getByText('Standard')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toBeVisible();
  });

  it('finds the address as it was typed after a look at another page', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await enter(user, screen.getByLabelText('Street and number'), '12 Elm St');
    cleanup();
    await renderPage(CHECKOUT_PAGE);
    expect(screen.getByLabelText('Street and number')).toHaveValue('12 Elm St');
  });

  it('can change the email after the address', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user);
    await screen.findByRole('radio', { name: /^Standard/ });
    await changeEmail(user, 'ana.diaz@example.com');
    await waitFor(() => expect(section('Contact').getByText('ana.diaz@example.com')).toBeVisible());
    const { body } = await server.shopper.get('/wcs/resources/store/10851/cart/@self');
    expect(body.orderItem[0]).toMatchObject({ email1: 'ana.diaz@example.com', city: 'Mason' });
  });

  it('orders while the browser has no room to store anything', async () => {
    using _set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await renderPage(CHECKOUT_PAGE, { as: 'guest', before: addPolygon });
    const signIn = await screen.findByRole('dialog', { name: 'How would you like to check out?' });
    await user.type(within(signIn).getAllByLabelText('Email address')[0] as HTMLElement, 'ana@example.com');
    await user.click(within(signIn).getByRole('button', { name: 'Continue as a guest' }));
    await waitFor(() => expect(signIn).not.toBeInTheDocument());
    expect(section('Contact').getByText('ana@example.com')).toBeVisible();
    expect(section('Delivery address').getByLabelText('City')).toBeVisible();
  });

  it('can cancel a change', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await user.click(button('Change contact'));
    await user.click(button('Cancel'));
    expect(section('Contact').getByText('ana@example.com')).toBeVisible();
    expect(screen.getByLabelText('First name')).toBeVisible();
  });
});

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
    expect(email).toHaveFocus();
    expect(email).toHaveValue('ana@example');
    expect(server.callsTo('shipping_info')).toEqual([]);
  });

  it('an empty address', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await user.click(continueButton());
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('Choose a state or territory');
    expect(zip()).toHaveAccessibleDescription('Enter the ZIP code');
  });

  it('a ZIP code that the store rejects', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user, { 'ZIP code': '90210' });
    await waitFor(() => expect(zip()).toHaveFocus());
    expect(zip()).toHaveAccessibleDescription('This ZIP code is not in the state that you chose');
    expect(screen.getByLabelText('Street and number')).toHaveValue('12 Elm St');
    await enter(user, zip(), '45040');
    await user.click(continueButton());
    expect(await screen.findByRole('radio', { name: /^Standard/ })).toBeChecked();
  });

  it('a card number that the processor rejects, and the security code', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user);
    await chooseMethod(user);
    const number = await screen.findByLabelText('Card number');
    // The check digit is wrong.
    await enter(user, number, '4111111111111112');
    await enter(user, screen.getByLabelText('Expiry date'), '092028');
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
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user);
    await chooseMethod(user);
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
      'ZIP code': '90210',
    })) {
      await enter(user, billing.getByLabelText(label), text);
    }
    await user.selectOptions(billing.getByLabelText('State'), 'OH');
    await user.click(continueButton());
    await waitFor(() => expect(billing.getByLabelText('ZIP code')).toHaveFocus());
    expect(billing.getByLabelText('ZIP code')).toHaveAccessibleDescription(
      'This ZIP code is not in the state that you chose',
    );
  });
});

describe('a section that cannot be saved says so, and keeps what was typed', () => {
  it('the address', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
    server.startScenario('shipping-unavailable');
    await giveAddress(user);
    const alert = await section('Delivery address').findByText('This was not saved');
    expect(alert).toBeVisible();
    expect(section('Delivery address').getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Street and number')).toHaveValue('12 Elm St');
    server.startScenario('');
    await user.click(continueButton());
    expect(await screen.findByRole('radio', { name: /^Standard/ })).toBeVisible();
  });

  it('a delivery method that no longer reaches the address', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user);
    await screen.findByRole('radio', { name: /^Express/ });
    server.startScenario('setShippingInfo:shippingModeUnavailable');
    await chooseMethod(user, /^Express/);
    expect(
      await section('Delivery method').findByText('This delivery method does not reach your address'),
    ).toBeVisible();
  });

  it('the delivery methods load on retry', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
    server.startScenario('shipping-methods-unavailable');
    await giveAddress(user);
    expect(await screen.findByText('The delivery methods did not load')).toBeVisible();
    server.startScenario('');
    await user.click(button('Try again'));
    expect(await screen.findByRole('radio', { name: /^Standard/ })).toBeVisible();
  });

  it('the payment', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user);
    await chooseMethod(user);
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

it('a territory has no express delivery', async () => {
  const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
  await giveAddress(user, { state: 'PR', 'ZIP code': '00901' });
  expect(await screen.findByRole('radio', { name: /^Standard/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Express/ })).not.toBeInTheDocument();
});

it('an order that is placed too early leads to the section that is left', async () => {
  const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
  await user.click(placeOrderButton());
  expect(section('Delivery address').getByRole('alert')).toHaveFocus();
  expect(section('Delivery address').getByText('One step is left')).toBeVisible();
  expect(server.callsTo('/checkout')).toEqual([]);
});

it('a checkout without a cart says so, with ways on', async () => {
  await renderPage(CHECKOUT_PAGE, { as: 'guest' });
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See eyeglasses' })).toBeVisible();
});

it('a checkout that did not load does on retry', async () => {
  const { user, server } = await renderPage(CHECKOUT_PAGE, { ...withGlasses, scenario: 'cart-unavailable' });
  expect(await screen.findByText('The checkout did not load')).toBeVisible();
  server.startScenario('');
  await user.click(button('Try again'));
  expect(await screen.findByText('ana@example.com')).toBeVisible();
});
