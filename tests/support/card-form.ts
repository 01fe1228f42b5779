import { screen, within } from '@testing-library/react';
import { enter } from './enter';
import { findDialog } from './find-dialog';
import { type ComponentTest, type ComponentTestOptions, renderPage } from './render-page';

export const NUMBER = '4111111111111111';
export const CODE = '737';
const inOhio = {
  'First name': 'Noor',
  'Last name': 'Haddad',
  'Email address': 'noor@example.com',
  'Street and number': '12 Orchard Lane',
  City: 'Mason',
  'ZIP code': '45040',
};

export const dialog = () => within(screen.getByRole('dialog', { name: 'Add a card' }));
export const field = (name: string) => dialog().getByLabelText(name, { exact: false });
export const captcha = () => dialog().getByRole('checkbox', { name: 'I am not a robot' });
export const save = () => dialog().getByRole('button', { name: 'Save the card' });

export async function openForm(options: ComponentTestOptions & { path?: string } = {}) {
  const { path = '/lc-us/account/payment-methods', ...rest } = options;
  const test = await renderPage(path, { as: 'noor.haddad', ...rest });
  await test.user.click(screen.getByRole('button', { name: 'Add a card' }));
  await findDialog('Add a card');
  return test;
}

export const typeInto = (user: ComponentTest['user'], name: string, text: string) =>
  enter(user, field(name), text);

export async function fillIn(user: ComponentTest['user'], number = NUMBER) {
  await typeInto(user, 'Card number', number);
  await typeInto(user, 'Expiry date', '092030');
  await typeInto(user, 'Security code', CODE);
  for (const [name, text] of Object.entries(inOhio)) await typeInto(user, name, text);
  await user.selectOptions(field('State'), 'OH');
  await user.click(captcha());
}
