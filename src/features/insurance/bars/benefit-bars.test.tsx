import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { disableInsurance, insurance } from '@/lib/insurance/insurance-session';
import { openInsurancePanel, panelRequest } from '@/lib/insurance/open-insurance-panel';
import { findDialog } from '../../../../tests/support/find-dialog';
import { insureShopper, insureShopperOff } from '../../../../tests/support/insured-shopper';
import { renderComponent, renderPage } from '../../../../tests/support/render-page';
import { BenefitBars } from './benefit-bars';

afterEach(() => panelRequest.set(undefined));

const FRAME_BARS = ['frames', 'lenses', 'frames-and-lenses'] as const;
const render = (options: object, bars: Parameters<typeof BenefitBars>[0]['bars'] = FRAME_BARS) =>
  renderComponent(<BenefitBars bars={bars} />, { catalogs: ['insurance'], ...options });

/** Returns the bars as [term, description]. */
function bars() {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  return terms.map((term, index) => [term, screen.getAllByRole('definition')[index]?.textContent]);
}

it('invites a shopper who is not logged in to insurance', async () => {
  const { user } = await render({});
  const invitation = screen.getByRole('region', { name: 'Vision insurance' });
  expect(invitation).toHaveTextContent('Vision insurance? See what it covers.');
  const button = screen.getByRole('button', { name: 'Check my benefits' });
  await user.click(button);
  expect(panelRequest.read()?.opener).toBe(button);
});

it('says once what the plan gives, and switches it on and off', async () => {
  const { user } = await render({ before: (server: never) => insureShopper(server, 'A') });
  expect(screen.getByRole('region', { name: 'Your benefits' })).toBeVisible();
  expect(bars()).toEqual([
    ['Frames', '$150 allowance'],
    ['Lenses', '$20 copay'],
    ['Frames and lenses', 'Frames: 20% off the balanceLenses: 20% off extras'],
  ]);
  const toggle = screen.getByRole('switch', { name: 'Use my vision insurance' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(insurance.read().status).toBe('off');
  await user.click(toggle);
  expect(insurance.read().status).toBe('on');
});

it('says when a benefit renews', async () => {
  await render({ before: (server: never) => insureShopperOff(server, 'B') });
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(bars()[0]).toEqual([
    'Frames',
    expect.stringMatching(/^Your benefits will renew on \w+\s\d+, 20\d\d$/),
  ]);
  expect(bars()[2]?.[1]).not.toContain('renew');
});

it('says that the benefit for contact lenses does not change prices on the page', async () => {
  await render({ before: (server: never) => insureShopper(server, 'A') }, ['contact-lenses']);
  expect(bars()).toEqual([
    ['Contact lenses', expect.stringMatching(/^\$130 allowance.*Prices on this page do not change/)],
  ]);
});

it('has the flags of the record in a tab without the texts', async () => {
  await render({
    before: async (server: never) => {
      await insureShopper(server, 'C');
      sessionStorage.clear();
    },
  });
  expect(bars()[1]).toEqual(['Lenses', 'Used up for now']);
});

it('is called an allowance on a phone', async () => {
  vi.stubGlobal('innerWidth', 390);
  await render({ before: (server: never) => insureShopper(server, 'A') });
  expect(screen.getByRole('region', { name: 'Your allowance' })).toBeVisible();
});

it.each([
  ['/lc-us/sunglasses', ['Frames', 'Lenses', 'Frames and lenses']],
  ['/lc-us/contact-lenses', ['Contact lenses']],
  ['/lc-us/search?q=black', ['Frames', 'Lenses', 'Frames and lenses', 'Contact lenses']],
])('has the bars of its products on %s', async (path, expected) => {
  const { server } = await renderPage(path, { before: (server) => insureShopper(server, 'A') });
  const region = await screen.findByRole('region', { name: 'Your benefits' });
  expect(
    within(region)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(expected);
  const [espot] = server.requests.filter(({ url }) => url.includes('/espot/cookie-sensitive/'));
  if (espot) expect(new URL(espot.url).searchParams.get('ria')).toBe('true');
});

it('is in the language of the page, whatever that of the login was', async () => {
  await renderPage('/es-us/sunglasses', {
    locale: 'es-us',
    before: (server) => insureShopper(server, 'A', 'lc-us'),
  });
  expect(await screen.findByText('$150 de asignación')).toBeVisible();
});

it('says in the other country’s store that the plan does not pay there', { tags: 'full-run' }, async () => {
  const { user } = await renderPage('/en-ca/sunglasses', {
    locale: 'en-ca',
    before: (server) => insureShopper(server, 'A', 'lc-us'),
  });
  const text = 'Your insurance plan is from our United States store. It does not pay in Canada.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Use my vision insurance' })).not.toBeInTheDocument();
  act(() => void openInsurancePanel());
  const panel = within(await findDialog());
  expect(await panel.findByText(text, { exact: false })).toBeVisible();
  expect(panel.queryByText('EYEMED')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Log out of insurance' }));
  expect(await panel.findByRole('heading', { name: 'Find your benefits' })).toBeVisible();
});

it('is not there once insurance is switched off for everyone', async () => {
  disableInsurance();
  await render({});
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
