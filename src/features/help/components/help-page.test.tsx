import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/render-page';

const main = () => within(screen.getByRole('main'));

describe('the contact page', () => {
  afterEach(() => vi.useRealTimers());

  it('shows phone, hours and address of the store, and whether it is open', async () => {
    // A Saturday morning in New York.
    vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] });
    await renderPage('/lc-us/contact');
    expect(await main().findByRole('link', { name: '(800)\u00a0555-0142' })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    );
    expect(main().getByText('Monday to Friday').nextSibling).toHaveTextContent(/8:00\sAM – 9:00\sPM/);
    expect(main().getByText('Eastern Time')).toBeVisible();
    expect(main().getByText('Open now')).toBeVisible();
    expect(main().getByText('Marlowe Eyewear, Inc.')).toBeVisible();
  });

  it('has the values of the Canadian store, which is closed on Sundays', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] });
    await renderPage('/fr-ca/contact', { locale: 'fr-ca' });
    expect(await main().findByRole('link', { name: '(800)\u00a0555-0186' })).toBeVisible();
    expect(main().getByText('samedi')).toBeVisible();
    expect(main().getByText('Fermé en ce moment')).toBeVisible();
  });
});

describe('an article', () => {
  it('has a table of contents that leads to its sections', async () => {
    await renderPage('/lc-us/privacy');
    const contents = await main().findByRole('navigation', { name: 'On this page' });
    const link = within(contents).getByRole('link', { name: 'Prescriptions' });
    expect(link).toHaveAttribute('href', '#prescriptions');
    expect(main().getByRole('region', { name: 'Prescriptions' })).toHaveAttribute('id', 'prescriptions');
    expect(main().getByText(/^Last changed on November/)).toBeVisible();
  });
});

it('the help page leads to what can be done', async () => {
  await renderPage('/lc-us/help');
  for (const [name, href] of [
    ['Track your order', '/lc-us/track-order'],
    ['All questions', '/lc-us/faq'],
    ['Forgot your password?', '/lc-us/faq#forgot'],
    ['Terms of sale', '/lc-us/terms'],
  ] as const)
    expect(await main().findByRole('link', { name })).toHaveAttribute('href', href);
});
