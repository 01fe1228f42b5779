import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const PATH = '/lc-us/account/prescriptions';
const LIST = 'listAccountPrescriptions:saved';
const renderAccount = (options: ComponentTestOptions = {}, path = PATH) =>
  renderPage(path, { as: 'ada.marsh', scenario: LIST, ...options });

const main = () => within(screen.getByRole('main'));
const card = (name: string) =>
  within(main().getByRole('heading', { level: 2, name }).closest('li') as HTMLElement);
const listCalls = (server: TestServer) =>
  server.requests.filter(
    ({ method, url }) => method === 'GET' && url.includes('/wcs/prescription/user/@self'),
  );

describe('the list', () => {
  it('shows the prescriptions for glasses with their values, people and dates', async () => {
    await renderAccount();
    const reading = card('Reading');
    expect(reading.getByText('Ana Linden · Dr. Mei Okafor')).toBeVisible();
    expect(reading.getByText(/^SPH\s\+0\.50\s+ADD\s\+2\.00$/)).toBeVisible();
    expect(reading.getByText('Written on March 4, 2026')).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'Uploaded prescription' })).toBeVisible();
    expect(main().queryByText('Mason Eye Care')).toBeNull();
    expect(main().getAllByRole('listitem')).toHaveLength(2);
  });

  it('is never requested for a guest, who can sign in and come back', async () => {
    const { server } = await renderAccount({ as: 'guest' });
    expect(main().getByRole('heading', { name: 'Sign in to see your saved prescriptions' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Sign in or create an account' })).toHaveAttribute(
      'href',
      expect.stringContaining(`redirectPath=${encodeURIComponent(PATH)}`),
    );
    expect(listCalls(server)).toEqual([]);
  });

  it('says when nothing is saved', async () => {
    await renderAccount({ scenario: 'listAccountPrescriptions:none' });
    expect(main().getByRole('heading', { name: 'No prescription is saved yet' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Add a prescription' })).toHaveAttribute(
      'href',
      `${PATH}?view=new`,
    );
  });

  it('asks a remembered member to sign in', async () => {
    await renderAccount({ scenario: 'listAccountPrescriptions:partialAuthentication' });
    expect(await findDialog('Sign in')).toBeVisible();
  });
});
