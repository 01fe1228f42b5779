import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  cookie,
  dialog,
  expectNoDialog,
  promoTab,
  renderPromo,
} from '../../../../tests/support/promo-fixtures';

describe('after the sign-up', () => {
  it.each([
    [{ promo: 'refresh', accepted: 'valid' }, 'Thank you. Here is your code'],
    [{ promo: 'refresh', subscribed: 'valid' }, 'You are already on our list'],
  ])('%j opens the pop-up once without a scroll, with the code', async (cookies, title) => {
    const { user } = await renderPromo({ triggerCount: 0, cookies });
    const codeDialog = await dialog(title);
    expect(codeDialog).toHaveTextContent('SEE10');
    expect(cookie('promo')).toBe('valid');
    await user.click(within(codeDialog).getByRole('button', { name: 'Keep shopping' }));
    await waitFor(expectNoDialog);
    expect(cookie('promo')).toBe('valid');
    expect(cookie('minimised')).toBe('true');
    expect(promoTab()).toBeVisible();
  });

  it('copies the code and confirms it', async () => {
    const { user } = await renderPromo({ triggerCount: 0, cookies: { promo: 'refresh', accepted: 'valid' } });
    await user.click(await screen.findByRole('button', { name: 'Copy the code' }));
    expect(await screen.findByText('Copied. Paste it into the cart.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('SEE10');
  });

  it('selects the code when the clipboard is not available', async () => {
    const { user } = await renderPromo({ triggerCount: 0, cookies: { promo: 'refresh', accepted: 'valid' } });
    const button = await screen.findByRole('button', { name: 'Copy the code' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(button);
    expect(await screen.findByText(/^The code is selected/)).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('SEE10');
  });

  it('closing an ended offer disables the pop-up for good', async () => {
    const { user } = await renderPromo({
      triggerCount: 0,
      scenario: 'promo-offer-ended',
      cookies: { promo: 'valid', accepted: 'valid', minimised: 'true' },
    });
    await user.click(screen.getByRole('button', { name: 'Your offer' }));
    const endedDialog = await dialog('This offer has ended');
    await user.click(within(endedDialog).getByRole('button', { name: 'Close' }));
    await waitFor(expectNoDialog);
    expect(cookie('promo')).toBe('invalid');
    expect(promoTab()).not.toBeInTheDocument();
  });

  it('an offer that fails to load can be retried and is not ended', async () => {
    const { user, server } = await renderPromo({
      triggerCount: 0,
      scenario: 'promo-offer-unavailable',
      cookies: { promo: 'refresh', accepted: 'valid' },
    });
    await dialog('Your offer');
    server.startScenario('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const codeDialog = await dialog('Thank you. Here is your code');
    await user.click(within(codeDialog).getByRole('button', { name: 'Close' }));
    await waitFor(expectNoDialog);
    expect(cookie('promo')).toBe('valid');
  });
});
