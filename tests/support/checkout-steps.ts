import { setAddress, setCard } from '@sandbox/testing/checkout';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addPolygon } from './cart-fixtures';
import { enter } from './enter';
import type { TestServer } from './test-server';

export const CHECKOUT_PAGE = '/lc-us/checkout';

/** A Visa card, and one that the bank declines. */
export const VISA = '4111111111111111';
export const DECLINED = '4000000000000002';

/** A guest who has entered the email in this tab, and whose cart has glasses: 408.95 before tax. */
export const withGlasses = {
  as: 'guest',
  before: (server: TestServer) => {
    sessionStorage.setItem('checkout_email', JSON.stringify('ana@example.com'));
    return addPolygon(server);
  },
} as const;

/** The same guest, with an address and a delivery method. */
export const withAddress = {
  as: 'guest',
  before: async (server: TestServer) => {
    await withGlasses.before(server);
    await setAddress(server.shopper);
  },
} as const;

/** A guest who has only to place the order. */
export const readyToOrder = {
  as: 'guest',
  before: async (server: TestServer) => {
    await addPolygon(server);
    await setAddress(server.shopper);
    await setCard(server.shopper);
  },
} as const;

export const section = (name: string) => within(screen.getByRole('region', { name }));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Returns the button of the only open section. */
export const continueButton = () => button('Continue');
export const placeOrderButton = () => button(/^Place order/);

/** Opens the contact section and saves another email. */
export async function changeEmail(user: UserEvent, email: string): Promise<void> {
  await user.click(button('Change contact'));
  await enter(user, section('Contact').getByLabelText('Email address'), email);
  await user.click(continueButton());
}

const OHIO = {
  'First name': 'Ana',
  'Last name': 'Diaz',
  'Street and number': '12 Elm St',
  City: 'Mason',
  'ZIP code': '45040',
};

/** Types an address and continues. */
export async function giveAddress(
  user: UserEvent,
  { state = 'OH', ...fields }: { state?: string; 'ZIP code'?: string } = {},
): Promise<void> {
  const address = section('Delivery address');
  for (const [label, text] of Object.entries({ ...OHIO, ...fields })) {
    await enter(user, address.getByLabelText(label), text);
  }
  await user.selectOptions(address.getByLabelText('State'), state);
  await user.click(continueButton());
}

export async function chooseMethod(user: UserEvent, name = /^Standard/): Promise<void> {
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(continueButton());
}

export async function giveCard(user: UserEvent, number = VISA, securityCode = '739'): Promise<void> {
  await enter(user, await screen.findByLabelText('Card number'), number);
  await enter(user, screen.getByLabelText('Expiry date'), '09/2028');
  await enter(user, screen.getByLabelText('Security code'), securityCode);
  await user.click(continueButton());
  await waitFor(() => screen.getByRole('button', { name: 'Change payment' }));
}

/** Resolves on the confirmation. */
export function confirmation(): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
}
