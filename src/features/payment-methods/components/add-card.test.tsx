import { screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setCaptchaAdapter } from '@/lib/captcha/captcha-adapter';
import {
  CODE,
  captcha,
  dialog,
  field,
  fillIn,
  NUMBER,
  openForm,
  save,
  typeInto,
} from '../../../../tests/support/card-form';
import { doubleClick } from '../../../../tests/support/double-click';

afterEach(() => setCaptchaAdapter(undefined));

describe('a new card', () => {
  it('is saved; its heading takes the focus', async () => {
    const { user, server } = await openForm();
    expect(field('Email address')).not.toHaveValue('');
    await fillIn(user);
    expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
    expect(field('Expiry date')).toHaveValue('09/2030');
    await doubleClick({ user, server }, save());
    const heading = await screen.findByRole('heading', { level: 2, name: 'Visa ending in 1111' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(heading).toHaveFocus());
    const puts = server.requests.filter(({ method }) => method === 'PUT');
    expect(puts).toHaveLength(1);
    expect(await puts[0]?.json()).toEqual({
      billTo_city: 'Mason',
      billTo_country: 'US',
      billTo_email: 'noor@example.com',
      billTo_firstName: 'Noor',
      billTo_lastName: 'Haddad',
      billTo_postalCode: '45040',
      billTo_state: 'OH',
      billTo_street1: '12 Orchard Lane',
      card_accountNumber: NUMBER,
      card_cardType: '001',
      card_expirationMonth: '09',
      card_expirationYear: '2030',
      cc_cvc: CODE,
      recaptchaResponse: expect.stringMatching(/^captcha-\d+$/),
    });
  });

  it('leaves neither number nor security code behind', async () => {
    const { user, server, events } = await openForm();
    await fillIn(user);
    await user.click(save());
    await screen.findByRole('heading', { level: 2, name: 'Visa ending in 1111' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys: unknown[] = [];
    await mutate((key) => keys.push(key) < 0);
    expect(keys.length).toBeGreaterThan(0);
    const otherRequests = server.requests.filter(({ method }) => method !== 'PUT');
    const traces = JSON.stringify([
      keys,
      events,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      window.history.state,
      window.location.href,
      server.requests.map(({ url }) => url),
      await Promise.all(otherRequests.map((request) => request.text())),
    ]);
    const page = document.documentElement.outerHTML;
    for (const secret of [NUMBER, '4111 1111 1111 1111', CODE]) {
      expect(traces).not.toContain(secret);
      expect(page).not.toContain(secret);
    }
    // Opened again, the form has the address, but no card.
    await user.click(screen.getByRole('button', { name: 'Add a card' }));
    expect(field('Card number')).toHaveValue('');
    expect(field('Security code')).toHaveValue('');
    expect(field('City')).toHaveValue('Mason');
  });

  it('is checked before it is sent; focus is at the first fault', async () => {
    const { user, server } = await openForm();
    await user.click(save());
    await waitFor(() => expect(field('Card number')).toHaveFocus());
    for (const name of ['Card number', 'Expiry date', 'Security code', 'City', 'State', 'ZIP code'])
      expect(field(name)).toBeInvalid();
    expect(captcha()).toBeInvalid();
    await typeInto(user, 'Card number', '3530 1113 3330 0000');
    await typeInto(user, 'Expiry date', '032021');
    await user.click(save());
    await waitFor(() => expect(field('Card number')).not.toBeInvalid());
    expect(field('Expiry date')).toHaveAccessibleDescription(/This card has expired/);
    expect(server.callsTo('PUT')).toEqual([]);
  });

  it('of a brand that the store does not accept is not sent', async () => {
    const { user, server } = await openForm({
      path: '/en-ca/account/payment-methods',
      locale: 'en-ca',
      as: 'camille.gagnon',
    });
    expect(field('Province')).toBeVisible();
    await typeInto(user, 'Card number', '3530 1113 3330 0000');
    await user.click(save());
    await waitFor(() =>
      expect(field('Card number')).toHaveAccessibleDescription(/not the number of a card that we accept/),
    );
    expect(server.callsTo('PUT')).toEqual([]);
  });

  it('has the regions and postal codes of the chosen country', async () => {
    const { user, server } = await openForm();
    await fillIn(user);
    await typeInto(user, 'ZIP code', 'G1K 3B5');
    expect(field('ZIP code')).toHaveValue('135');
    await user.selectOptions(field('Country'), 'Canada');
    expect(field('Province')).toHaveValue('');
    await user.selectOptions(field('Province'), 'Quebec');
    await typeInto(user, 'Postal code', 'g1k3b5');
    await user.click(save());
    await screen.findByRole('heading', { level: 2, name: 'Visa ending in 1111' });
    const put = server.requests.find(({ method }) => method === 'PUT');
    expect(await put?.json()).toMatchObject({
      billTo_country: 'CA',
      billTo_state: 'QC',
      billTo_postalCode: 'G1K 3B5',
    });
  });
});

it("a captcha with the service's own widget provides the token", async () => {
  const unmount = vi.fn();
  const requestToken = vi.fn(async () => 'captcha-token');
  setCaptchaAdapter({
    mount: (container, languageTag) => {
      container.textContent = `Widget in ${languageTag}`;
      return unmount;
    },
    requestToken,
  });
  const { user } = await openForm({ scenario: 'addPayment:declined' });
  expect(dialog().getByText('Widget in en-US')).toBeVisible();
  expect(dialog().queryByRole('checkbox')).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(unmount).toHaveBeenCalledOnce();
  expect(requestToken).not.toHaveBeenCalled();
});
