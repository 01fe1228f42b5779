import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { enter } from './enter';
import { type ComponentTestOptions, renderPage } from './render-page';

export const ACCOUNT = '/lc-us/account?storeId=10851&catalogId=10101&langId=-1';
export const renderAccountPage = (options: ComponentTestOptions = {}, path = ACCOUNT) =>
  renderPage(path, options);

export const main = () => within(screen.getByRole('main'));
export const form = () => within(main().getByRole('region', { name: /Sign in|Create account/ }));
export const email = () => form().getByRole('textbox', { name: 'Email address' });
export const password = () => form().getByLabelText('Password');

export async function signIn(user: UserEvent, emailAddress: string, passwordValue: string): Promise<void> {
  await enter(user, email(), emailAddress);
  await enter(user, password(), passwordValue);
  await user.click(form().getByRole('button', { name: 'Sign in' }));
}
