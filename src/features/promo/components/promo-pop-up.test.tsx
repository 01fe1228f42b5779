import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storeByLocale } from '@/platform/store/store';
import { renderPart, type StoryOptions } from '../../../../tests/support/render-page';
import { loadOffer } from '../api/promo-offer';
import { PromoPopUp } from './promo-pop-up';

const COMMAND = 'LCEmailSubscription';
const SEGMENT = 'Eaccess_engagement_add_customerSegment';
const SPOT = 'X_Promo_Offer';

let ways: string[];
beforeEach(() => {
  ways = [];
});

/** The pop-up on a page, after the scroll that makes it due unless told otherwise. */
async function renderPromo({
  at = '/lc-us/eyeglasses',
  due = 1,
  cookies = {},
  ...options
}: StoryOptions & { at?: string; due?: number; cookies?: Record<string, string> } = {}) {
  window.history.replaceState(null, '', at);
  for (const [name, value] of Object.entries(cookies)) {
    // biome-ignore lint/suspicious/noDocumentCookie: as an earlier page left it
    document.cookie = `${name}=${value}; path=/`;
  }
  const { pathname, search } = window.location;
  const browser = {
    pathname,
    search,
    reload: () => void ways.push('reload'),
    assign: (to: string | URL) => void ways.push(String(to)),
  };
  return renderPart(<PromoPopUp due={due} browser={browser} />, { ...options, catalogues: ['promo'] });
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const offerForm = () => dialog('10% off your order');
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const tab = () => screen.queryByRole('button', { name: 'Your offer' });
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

describe('the promotion pop-up by itself', () => {
  it('opens with the form, and closing makes it a small button', async () => {
    const { user } = await renderPromo();
    const form = await offerForm();
    expect(within(form).getByRole('textbox', { name: 'Email address' })).not.toHaveFocus();
    expect(within(form).getByRole('checkbox')).not.toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(noDialog);
    expect(cookie('minimised')).toBe('true');
    expect(cookie('promo')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Your offer' }));
    await offerForm();
    await user.click(screen.getByRole('button', { name: 'No, thank you' }));
    await waitFor(noDialog);
    await waitFor(() => expect(tab()).toHaveFocus());
  });

  it.each([
    ['before any scroll', { due: 0 }],
    ['with a promo cookie', { cookies: { promo: 'valid' } }],
    ['while it is disabled', { cookies: { promo: 'invalid', minimised: 'true' } }],
    ['where promo=eaccess suppresses it', { at: '/lc-us?promo=eaccess' }],
    ['where a cid suppresses it', { at: '/lc-us?cid=em-1', cookies: { minimised: 'true' } }],
  ])('does not come %s, and asks for nothing', async (_, story) => {
    const { server } = await renderPromo(story);
    noDialog();
    expect(tab()).not.toBeInTheDocument();
    expect(server.asked).toEqual([]);
  });

  it('is only a small button while it is minimised', async () => {
    const { server } = await renderPromo({ cookies: { minimised: 'true' } });
    noDialog();
    expect(tab()).toBeVisible();
    expect(server.asked).toEqual([]);
  });

  it.each([
    [
      'the shopper types in a field',
      () => Object.assign(document.createElement('input'), { type: 'search' }),
    ],
    [
      'the configurator is displayed',
      () => {
        const panel = document.createElement('div');
        panel.setAttribute('role', 'dialog');
        return panel;
      },
    ],
  ])('does not come while %s', async (_, make) => {
    const busy = make();
    document.body.append(busy);
    onTestFinished(() => busy.remove());
    busy.focus();
    const { server } = await renderPromo();
    expect(screen.queryByRole('dialog', { name: /./ })).not.toBeInTheDocument();
    expect(server.asked).toEqual([]);
  });

  it('does not come when the shopper has begun to type while it was loading', async () => {
    const field = document.createElement('textarea');
    document.body.append(field);
    onTestFinished(() => field.remove());
    let answer = () => {};
    const { server } = await renderPromo({
      before: async (story) => {
        answer = story.hold(SPOT);
      },
    });
    await waitFor(() => expect(server.callsTo(SPOT)).toHaveLength(1));
    field.focus();
    answer();
    // The dialog would come with the answer, which the shopper's next scroll asks for again.
    await act(async () => void (await loadOffer(storeByLocale('lc-us'))));
    noDialog();
  });

  it('asks nobody for an address while there is no offer', async () => {
    const { server, events } = await renderPromo({ scenario: 'promo-offer-ended' });
    await waitFor(() => expect(server.callsTo(SPOT)).toHaveLength(1));
    noDialog();
    expect(events).toEqual([]);
  });

  it('does not come when the offer does not load, which is an event', async () => {
    const { events } = await renderPromo({ scenario: 'promo-offer-out-of-reach' });
    await waitFor(() =>
      expect(events).toEqual([
        { name: 'error', message: 'Error loading espot X_Promo_Offer', operation: 'getEspot' },
      ]),
    );
    noDialog();
  });
});

describe('a sign-up in the pop-up', () => {
  async function fill(options?: Parameters<typeof renderPromo>[0]) {
    const story = await renderPromo(options);
    const form = await offerForm();
    const field = within(form).getByRole('textbox', { name: 'Email address' });
    const send = () => story.user.click(within(form).getByRole('button', { name: 'Get my code' }));
    return { ...story, form, field, send };
  }

  it('sends every field, joins the segment, sets the cookies and loads the page anew', async () => {
    const { user, server, form, field, send } = await fill({ at: '/lc-us/eyeglasses?page=2' });
    await user.type(field, 'ana@example.com');
    await user.click(within(form).getByRole('checkbox'));
    await send();
    await waitFor(() => expect(ways).toEqual(['reload']));
    const request = server.asked.find(({ url }) => url.includes(COMMAND)) as Request;
    expect(Object.fromEntries(await request.formData())).toEqual({
      email: 'ana@example.com',
      storeId: '10851',
      langId: '-1',
      preregister: 'true',
      addressType: 'ShippingAndBilling',
      canAddOrigin: 'true',
      optinStatus: 'true',
      URL: '/lc-us/eyeglasses?page=2',
      emailType: 'promotion',
      showRegister: 'false',
      generalEmailOptIn_10851: 'true',
      ageCheck_10851: 'true',
    });
    expect(server.callsTo(SEGMENT)).toHaveLength(1);
    expect([cookie('promo'), cookie('accepted'), cookie('subscribed'), cookie('eaactivity')]).toEqual([
      'refresh',
      'valid',
      undefined,
      'true',
    ]);
  });

  it('leaves the opt-in to the shopper, and counts an address of the list as a success', async () => {
    const { user, server, field, send } = await fill({
      scenario: 'newsletter-known-address',
      cookies: { eaactivity: 'true' },
    });
    await user.type(field, 'ana@example.com');
    await send();
    await waitFor(() => expect(ways).toEqual(['reload']));
    const request = server.asked.find(({ url }) => url.includes(COMMAND)) as Request;
    expect((await request.formData()).get('generalEmailOptIn_10851')).toBe('false');
    expect([cookie('promo'), cookie('accepted'), cookie('subscribed')]).toEqual([
      'refresh',
      undefined,
      'valid',
    ]);
    expect(server.callsTo(SEGMENT)).toEqual([]);
  });

  it('goes to the recalculation from the cart', async () => {
    const { user, field, send } = await fill({ at: '/AjaxOrderItemDisplayView?orderId=90210001' });
    await user.type(field, 'ana@example.com');
    await send();
    await waitFor(() =>
      expect(ways).toEqual([expect.stringMatching(/^\/OrderCalculate\?.*orderId=90210001/)]),
    );
  });

  it('succeeds although the segment cannot be joined', async () => {
    const { user, field, send } = await fill({ scenario: 'joinEaccessSegment:espotFailed' });
    await user.type(field, 'ana@example.com');
    await send();
    await waitFor(() => expect(ways).toEqual(['reload']));
    expect(cookie('eaactivity')).toBeUndefined();
  });

  it.each([
    ['', 'Enter your email address.'],
    ['  ', 'Enter your email address.'],
    ['ana@example', 'Enter a full address, such as name@example.com.'],
  ])('with %j sends nothing and says why at the field', async (typed, problem) => {
    const { user, server, field, send } = await fill();
    if (typed) await user.type(field, typed);
    await send();
    await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
    expect(field).toHaveFocus();
    expect(server.callsTo(COMMAND)).toEqual([]);
    expect(ways).toEqual([]);
  });

  it.each(['newsletter-out-of-order', 'newsletter-out-of-reach', 'newsletter-invalid-address'])(
    'that meets neither success case says so in the words of the specification: %s',
    async (scenario) => {
      const { user, events, field, send } = await fill({ scenario });
      await user.type(field, 'ana@example.com');
      await send();
      expect(await screen.findByText('E-mail subscription error, try later')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('E-mail subscription error, try later');
      expect(field).toHaveValue('ana@example.com');
      expect(ways).toEqual([]);
      expect(cookie('promo')).toBeUndefined();
      expect(events).toEqual([
        { name: 'error', message: 'E-mail subscription error, try later', operation: 'subscribeEmail' },
      ]);
    },
  );

  it('is sent once, however often it is pressed', async () => {
    const { user, server, field, send } = await fill();
    const answer = server.hold(COMMAND);
    await user.type(field, 'ana@example.com{Enter}{Enter}');
    await send();
    answer();
    await waitFor(() => expect(ways).toEqual(['reload']));
    expect(server.callsTo(COMMAND)).toHaveLength(1);
  });

  it('shows the code at once where the browser keeps no cookies', async () => {
    const { user, field, send } = await fill();
    const refusing = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    await user.type(field, 'ana@example.com');
    await send();
    expect(await screen.findByText('SEE10')).toBeVisible();
    expect(ways).toEqual([]);
    refusing.mockRestore();
  });
});

describe('after the sign-up', () => {
  it.each([
    [{ promo: 'refresh', accepted: 'valid' }, 'Thank you. Here is your code'],
    [{ promo: 'refresh', subscribed: 'valid' }, 'You are already on our list'],
  ])('%j opens it once without a scroll, with the code', async (cookies, title) => {
    const { user } = await renderPromo({ due: 0, cookies });
    const shown = await dialog(title);
    expect(shown).toHaveTextContent('SEE10');
    expect(cookie('promo')).toBe('valid');
    await user.click(within(shown).getByRole('button', { name: 'Keep shopping' }));
    await waitFor(noDialog);
    expect(cookie('promo')).toBe('valid');
    expect(cookie('minimised')).toBe('true');
    expect(tab()).toBeVisible();
  });

  it('copies the code, and says so', async () => {
    const { user } = await renderPromo({ due: 0, cookies: { promo: 'refresh', accepted: 'valid' } });
    await user.click(await screen.findByRole('button', { name: 'Copy the code' }));
    expect(await screen.findByText('Copied. Paste it into the cart.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('SEE10');
  });

  it('marks the code where the browser gives no clipboard', async () => {
    const { user } = await renderPromo({ due: 0, cookies: { promo: 'refresh', accepted: 'valid' } });
    const button = await screen.findByRole('button', { name: 'Copy the code' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(button);
    expect(await screen.findByText(/^The code is selected/)).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('SEE10');
  });

  it('an ended offer says so, and closing it disables the pop-up for good', async () => {
    const { user } = await renderPromo({
      due: 0,
      scenario: 'promo-offer-ended',
      cookies: { promo: 'valid', accepted: 'valid', minimised: 'true' },
    });
    await user.click(screen.getByRole('button', { name: 'Your offer' }));
    const ended = await dialog('This offer has ended');
    await user.click(within(ended).getByRole('button', { name: 'Close' }));
    await waitFor(noDialog);
    expect(cookie('promo')).toBe('invalid');
    expect(tab()).not.toBeInTheDocument();
  });

  it('an offer that does not load can be asked for again, and is not over', async () => {
    const { user, server } = await renderPromo({
      due: 0,
      scenario: 'promo-offer-out-of-reach',
      cookies: { promo: 'refresh', accepted: 'valid' },
    });
    await dialog('Your offer');
    server.startScenario('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const shown = await dialog('Thank you. Here is your code');
    await user.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(noDialog);
    expect(cookie('promo')).toBe('valid');
  });
});
