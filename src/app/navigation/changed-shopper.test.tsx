import { logOn } from '@sandbox/testing/shoppers';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renewSessionMark, SESSION_MARK_KEY } from '@/lib/session/session-mark';
import { siteByLocale } from '@/lib/site/site';
import { findDialog } from '../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderPage } from '../../../tests/support/render-page';
import type { TestServer } from '../../../tests/support/test-server';
import { watchChangedShopper } from './changed-shopper';

const CONTACT = '/person/@self/contact';
const reload = vi.fn();
let watching: AbortController;

beforeEach(() => {
  reload.mockClear();
  watching = new AbortController();
  return () => {
    watching.abort();
    document.documentElement.removeAttribute('style');
  };
});

async function openAddresses(options: ComponentTestOptions = {}) {
  const page = await renderPage('/lc-us/account/addresses', { as: 'ada.marsh', ...options });
  renewSessionMark();
  watchChangedShopper(siteByLocale('lc-us'), { reload, signal: watching.signal });
  return page;
}

/** Signs in in another tab. */
async function signInElsewhere({ shopper }: TestServer, name: string) {
  await logOn(shopper, name);
  localStorage.setItem(SESSION_MARK_KEY, `another tab: ${name}`);
}

const dispatchStorageEvent = () =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_MARK_KEY }));
  });

it("does not show a member's data once somebody else has signed in in another tab", async () => {
  const { server } = await openAddresses();
  expect(await screen.findByText(/418 Linden Ave/)).toBeVisible();
  await signInElsewhere(server, 'rafael.ybarra');
  await dispatchStorageEvent();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.documentElement).not.toBeVisible();
});

it("changes nothing in the other member's account, however soon it is saved", async () => {
  const { user, server } = await openAddresses();
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  const dialog = await findDialog();
  await signInElsewhere(server, 'rafael.ybarra');
  await user.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => /Remove/.test(textContent)) ?? dialog,
  );
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await server.allResponses();
  expect(server.callsTo(`DELETE /wcs/resources/store/10851${CONTACT}`)).toEqual([]);
});

it('leaves a page alone whose member has signed in again', async () => {
  const { user, server } = await openAddresses();
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const city = await screen.findByLabelText('City');
  await user.type(city, 'ville');
  await signInElsewhere(server, 'ada.marsh');
  await dispatchStorageEvent();
  await user.click(screen.getByRole('button', { name: 'Save the address' }));
  expect(await screen.findByText(/Cincinnativille/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('tells a member who has signed out in another tab, keeps what was typed, and goes on after the next sign-in there', async () => {
  const { user, server } = await openAddresses();
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.type(await screen.findByLabelText('City'), 'ville');
  server.clearCookies();
  await server.shopper.postJson('/wcs/resources/store/10851/guestidentity?updateCookies=true', {});
  server.exposeCookies();
  localStorage.setItem(SESSION_MARK_KEY, 'another tab: guest');
  await dispatchStorageEvent();
  expect(await screen.findByText('You are no longer signed in')).toBeVisible();
  await signInElsewhere(server, 'ada.marsh');
  server.exposeCookies();
  await dispatchStorageEvent();
  await waitFor(() => expect(screen.queryByText('You are no longer signed in')).not.toBeInTheDocument());
  expect(screen.getByLabelText('City')).toHaveValue('Cincinnativille');
  expect(reload).not.toHaveBeenCalled();
});

it('also does so for a member who has signed out before somebody else signs in', async () => {
  const { user, server } = await openAddresses();
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  const dialog = await findDialog();
  server.clearCookies();
  localStorage.setItem(SESSION_MARK_KEY, 'another tab: nobody');
  await dispatchStorageEvent();
  expect(await screen.findByText('You are no longer signed in')).toBeVisible();
  await signInElsewhere(server, 'rafael.ybarra');
  server.exposeCookies();
  await dispatchStorageEvent();
  await user.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => /Remove/.test(textContent)) ?? dialog,
  );
  await waitFor(() => expect(reload).toHaveBeenCalled());
  await server.allResponses();
  expect(server.callsTo(`DELETE /wcs/resources/store/10851${CONTACT}`)).toEqual([]);
});
