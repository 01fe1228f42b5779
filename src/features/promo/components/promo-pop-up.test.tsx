import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import {
  cookie,
  ESPOT,
  expectNoDialog,
  offerForm,
  promoTab,
  renderPromo,
} from '../../../../tests/support/promo-fixtures';
import { loadOffer } from '../api/promo-offer';

describe('promo pop-up opening automatically', () => {
  it('opens with the form and minimizes to a button when closed', async () => {
    const { user } = await renderPromo();
    const form = await offerForm();
    expect(within(form).getByRole('textbox', { name: 'Email address' })).not.toHaveFocus();
    expect(within(form).getByRole('checkbox')).not.toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(expectNoDialog);
    expect(cookie('minimised')).toBe('true');
    expect(cookie('promo')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Your offer' }));
    await offerForm();
    await user.click(screen.getByRole('button', { name: 'No, thank you' }));
    await waitFor(expectNoDialog);
    await waitFor(() => expect(promoTab()).toHaveFocus());
  });

  it.each([
    ['before any scroll', { triggerCount: 0 }],
    ['with a promo cookie', { cookies: { promo: 'valid' } }],
    ['while it is disabled', { cookies: { promo: 'invalid', minimised: 'true' } }],
    ['where promo=eaccess suppresses it', { path: '/lc-us?promo=eaccess' }],
    ['where a cid suppresses it', { path: '/lc-us?cid=em-1', cookies: { minimised: 'true' } }],
  ])('does not open %s and sends no request', async (_, context) => {
    const { server } = await renderPromo(context);
    expectNoDialog();
    expect(promoTab()).not.toBeInTheDocument();
    expect(server.requests).toEqual([]);
  });

  it('is only a button while minimized', async () => {
    const { server } = await renderPromo({ cookies: { minimised: 'true' } });
    expectNoDialog();
    expect(promoTab()).toBeVisible();
    expect(server.requests).toEqual([]);
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
  ])('does not open while %s', async (_, createElement) => {
    const element = createElement();
    document.body.append(element);
    onTestFinished(() => element.remove());
    element.focus();
    const { server } = await renderPromo();
    expect(screen.queryByRole('dialog', { name: /./ })).not.toBeInTheDocument();
    expect(server.requests).toEqual([]);
  });

  it('does not open when the shopper starts typing while it loads', async () => {
    const field = document.createElement('textarea');
    document.body.append(field);
    onTestFinished(() => field.remove());
    let release = () => {};
    const { server } = await renderPromo({
      before: async (context) => {
        release = context.holdResponses(ESPOT);
      },
    });
    await waitFor(() => expect(server.callsTo(ESPOT)).toHaveLength(1));
    field.focus();
    release();
    // The dialog would open with this response. The next scroll requests it again.
    await act(async () => void (await loadOffer(siteByLocale('lc-us'))));
    expectNoDialog();
  });

  it('does not open the sign-up form when there is no offer', async () => {
    const { server, events } = await renderPromo({ scenario: 'promo-offer-ended' });
    await waitFor(() => expect(server.callsTo(ESPOT)).toHaveLength(1));
    expectNoDialog();
    expect(events).toEqual([]);
  });

  it('does not open when the offer fails to load, and tracks the error', async () => {
    const { events } = await renderPromo({ scenario: 'promo-offer-unavailable' });
    await waitFor(() =>
      expect(events).toEqual([
        { name: 'error', message: 'Error loading espot X_Promo_Offer', operation: 'getEspot' },
      ]),
    );
    expectNoDialog();
  });
});
