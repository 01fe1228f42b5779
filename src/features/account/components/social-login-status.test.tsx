import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-page';
import { SocialLoginStatus } from './social-login-status';

const dispatchStatus = (detail: unknown) =>
  act(() => window.dispatchEvent(new CustomEvent('social-login-status', { detail })));

it.each([
  [{ provider: 'google', status: 'connected' }, 'You are connected with Google.'],
  [{ provider: 'facebook', status: 'not_authorized' }, 'Facebook may not sign you in to this store yet.'],
  [{ provider: 'google', status: 'unknown' }, 'You are not signed in to Google.'],
  [{ provider: 'facebook', status: 'error' }, 'Error with social login'],
])('%j is shown in an alert region', async (detail, text) => {
  await renderComponent(<SocialLoginStatus />, { catalogs: ['account'] });
  dispatchStatus(detail);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

it('ignores invalid reports', async () => {
  await renderComponent(<SocialLoginStatus />, { catalogs: ['account'] });
  for (const detail of [
    undefined,
    'connected',
    { provider: 'evil', status: 'connected' },
    { provider: 'google' },
  ]) {
    dispatchStatus(detail);
  }
  expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
});
