import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import { InsuranceToggle } from '@/features/insurance/toggle/insurance-toggle';
import { storeSelection, TestPurchase, total } from '@/features/lens/testing/test-purchase';
import { insurance, setInsuranceOn } from '@/lib/insurance/insurance-session';
import { panelRequest } from '@/lib/insurance/open-insurance-panel';
import { insureShopper, insureShopperOff } from '../../../../tests/support/insured-shopper';
import { renderComponent, renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const DISCOUNTS = '/ria/discounts';
const NAME = 'Use my vision insurance';

afterEach(() => storeSelection({}));

/** Polygon, 280.00, with the toggle in its prices. */
async function renderPrices(
  before: (server: TestServer) => Promise<unknown> = async () => {},
  { scenario, perkCode }: { scenario?: string; perkCode?: string } = {},
) {
  const loadPage = vi.fn<(url: string) => void>();
  const test = await renderComponent(
    <TestPurchase
      perkCode={perkCode}
      renderInsurance={(state) => <InsuranceToggle {...state} {...{ perkCode, loadPage }} />}
    />,
    { catalogs: ['lens', 'insurance'], as: 'guest', before, ...(scenario ? { scenario } : {}) },
  );
  return { ...test, loadPage, toggle: await screen.findByRole('switch', { name: NAME }) };
}

it('opens the panel for a shopper who is not logged in, and stays off', async () => {
  const { user, toggle, server } = await renderPrices();
  await user.click(toggle);
  expect(panelRequest.read()?.opener).toBe(toggle);
  expect(toggle).not.toBeChecked();
  expect(server.callsTo(DISCOUNTS)).toEqual([]);
  panelRequest.set(undefined);
});

it('recalculates when it is switched on, and loads the page again when it is switched off', async () => {
  const { user, toggle, loadPage, server } = await renderPrices((server) => insureShopperOff(server, 'A'));
  expect(total()).toHaveTextContent('$280.00');
  await user.click(toggle);
  // 280.00 less the allowance of 150.00, and 20 % off the balance.
  await waitFor(() => expect(total()).toHaveTextContent('$104.00'));
  expect(screen.getByText('Your insurance saves').closest('div')).toHaveTextContent('-$176.00');
  expect(screen.getByText('Your benefits are applied. Promotions do not add to them.')).toBeVisible();
  expect(server.callsTo(DISCOUNTS)).toHaveLength(1);
  expect(loadPage).not.toHaveBeenCalled();
  await user.click(toggle);
  expect(insurance.read().status).toBe('off');
  expect(loadPage).toHaveBeenCalledWith(window.location.href);
});

it('says that benefits for lenses will apply while none for the frame does', async () => {
  await renderPrices((server) => insureShopper(server, 'B'));
  expect(await screen.findByText('Your benefits will apply once lenses are selected')).toBeVisible();
  expect(total()).toHaveTextContent('$280.00');
});

it('has the same price beside the name of the frame as in the total', async () => {
  await renderPage('/lc-us/2017230701520', {
    before: (server) => insureShopper(server, 'A'),
  });
  await waitFor(() => expect(total()).toHaveTextContent('$104.00'));
  const heading = () => screen.getByRole('heading', { level: 1 }).parentElement;
  expect(heading()).toHaveTextContent('Now $104.00 Was $280.00');
  expect(heading()).not.toHaveTextContent(/% off|With lenses from/);
  act(() => setInsuranceOn(false));
  await waitFor(() => expect(heading()).toHaveTextContent(/^[^$]*\$280\.00/));
  expect(heading()).toHaveTextContent('With lenses from');
  expect(heading()).not.toHaveTextContent('$104.00');
});

it('says that a perk of the address does not add to insurance', async () => {
  await renderPage('/lc-us/2017230701520?selectedPerkCode=MEMBER15', {
    before: (server) => insureShopper(server, 'A'),
  });
  expect(await screen.findByText('Your perk does not add to your insurance')).toBeVisible();
});

it('loads the page without its perk code, with all other parameters', async () => {
  const { user, toggle, loadPage } = await renderPrices((server) => insureShopperOff(server, 'A'), {
    perkCode: 'MEMBER15',
  });
  window.history.replaceState(null, '', '/lc-us/2017230701520?cid=1&selectedPerkCode=MEMBER15&tah=true');
  await user.click(toggle);
  expect(loadPage).toHaveBeenCalledWith(expect.stringMatching(/\/lc-us\/2017230701520\?cid=1&tah=true$/));
  expect(insurance.read().status).toBe('on');
});

it('quotes one pair at a time, and once more what was chosen meanwhile', async () => {
  storeSelection();
  const release: { discounts?: () => void } = {};
  const { server } = await renderPrices(async (server) => {
    await insureShopper(server, 'A');
    release.discounts = server.holdResponses(DISCOUNTS);
  });
  // The lenses of the last visit load while the frame alone is quoted.
  await screen.findByRole('region', { name: 'Your lenses' });
  expect(server.callsTo(DISCOUNTS)).toHaveLength(1);
  release.discounts?.();
  await screen.findByText('Your benefits are applied. Promotions do not add to them.');
  await waitFor(() => expect(server.callsTo(DISCOUNTS)).toHaveLength(2));
});

it('a failed calculation is tracked; ordinary prices stay until it works', async () => {
  const { user, server, events } = await renderPrices((server) => insureShopper(server, 'A'), {
    scenario: 'getInsuranceDiscounts:discountFailed',
  });
  await screen.findByText('Your insurance price could not be loaded. The prices are without it.');
  expect(total()).toHaveTextContent('$280.00');
  expect(events).toEqual([
    { name: 'error', message: 'Error getting insurance discount', operation: 'getInsuranceDiscounts' },
  ]);
  server.startScenario('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(total()).toHaveTextContent('$104.00'));
});

it('is hidden once insurance is switched off for everyone', async () => {
  const { user, toggle } = await renderPrices((server) => insureShopperOff(server, 'A'), {
    scenario: 'getInsuranceDiscounts:disabled',
  });
  await user.click(toggle);
  await waitFor(() => expect(screen.queryByRole('switch', { name: NAME })).not.toBeInTheDocument());
  expect(total()).toHaveTextContent('$280.00');
});

it('is off, with ordinary prices, once the login has ended', async () => {
  await renderPrices((server) => insureShopper(server, 'A'));
  await waitFor(() => expect(total()).toHaveTextContent('$104.00'));
  const toggle = () => screen.getByRole('switch', { name: NAME });
  expect(toggle()).toBeChecked();
  // As the browser does.
  for (const name of Object.keys(Cookies.get())) if (name.startsWith('ria_')) Cookies.remove(name);
  // The timers of a device that slept are behind; the focus is not.
  fireEvent.focus(window);
  await waitFor(() => expect(total()).toHaveTextContent('$280.00'));
  expect(toggle()).not.toBeChecked();
});

it('says that the plan does not pay for the frame', async () => {
  await renderPrices((server) => insureShopper(server, 'D'));
  await screen.findByText('Your plan does not pay for this. The prices are without it.');
  expect(total()).toHaveTextContent('$280.00');
});
