import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import {
  cookie,
  ESPOT,
  expectNoDialog,
  offerForm,
  promoTab,
  renderPromo,
} from '../../../../tests/support/promo-fixtures';
import { renderComponent } from '../../../../tests/support/render-page';
import { loadOffer } from '../api/promo-offer';
import { PromoPopUp } from './promo-pop-up';

function DueOnClick() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(1)} />
      <PromoPopUp triggerCount={count} />
    </>
  );
}

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

  it('does not open on a page that the shopper goes to while it loads', async () => {
    let release = () => {};
    const { server } = await renderPromo({
      before: async (context) => {
        release = context.holdResponses(ESPOT);
      },
    });
    await waitFor(() => expect(server.callsTo(ESPOT)).toHaveLength(1));
    // The page itself is still loading.
    window.history.pushState(null, '', '/lc-us/2017230701520');
    release();
    await act(async () => void (await loadOffer(siteByLocale('lc-us'))));
    expectNoDialog();
  });

  it('does not open while the next page loads', async () => {
    const { user, server } = await renderComponent(<DueOnClick />, { catalogs: ['promo'] });
    window.history.pushState(null, '', '/lc-us/checkout/prescription');
    await user.click(screen.getByRole('button'));
    expectNoDialog();
    expect(server.requests).toEqual([]);
  });

  it.each([390, 1440])('does not get in the way of Back, %i px wide', async (width) => {
    const windowWidth = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
    onTestFinished(() => windowWidth.mockRestore());
    window.history.replaceState(null, '', '/lc-us');
    window.history.pushState(null, '', '/lc-us/eyeglasses');
    await renderPromo();
    await offerForm();
    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us'));
    await waitFor(expectNoDialog);
    expect(cookie('minimised')).toBe('true');
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
