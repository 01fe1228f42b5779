import { getCart, getGetCartKey } from '@generated/cart/cart';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mutate } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartSummaryArgs } from '@/lib/cart/cart-summary';
import { siteByLocale } from '@/lib/site/site';
import { OPEN_PANEL_KEY } from '@/lib/storage/lens-keys';
import { blockCookies } from '../../../../tests/support/block-cookies';
import { addBox } from '../../../../tests/support/cart-fixtures';
import { doubleClick } from '../../../../tests/support/double-click';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';
import { readSelection } from '../state/lens-selection-store';
import {
  addFromPage,
  CHOSEN_LENS,
  expectRecalculation,
  PANEL_CODE,
  POLYGON,
  storeSelection,
  TestPurchase,
  total,
} from '../testing/test-purchase';
import type { PurchaseProps } from './purchase';

afterEach(() => storeSelection({}));

const renderPurchase = (options: ComponentTestOptions = {}, props: Partial<PurchaseProps> = {}) =>
  renderComponent(<TestPurchase {...props} />, { catalogs: ['lens', 'lens/panel'], as: 'guest', ...options });

/** Forms posted to the add-glasses command. */
function addedForms({ requests }: TestServer) {
  const posts = requests.filter(({ url }) => url.includes('LCOrderItemAddGlassesCmd'));
  return Promise.all(
    posts.map(async (post) => Object.fromEntries(new URLSearchParams(await post.clone().text()))),
  );
}

async function openPanel(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Choose lenses' }));
  return within(await findDialog('Choose your lenses'));
}

it('adds what was chosen in the panel, once on a double click', async () => {
  const { user, server, events } = await renderPurchase();
  const panel = await openPanel(user);
  await user.click(await panel.findByRole('radio', { name: /^Frame only/ }));
  await user.click(panel.getByRole('button', { name: 'Continue' }));
  await panel.findByRole('heading', { name: 'Is everything right?' });
  await doubleClick({ user, server }, panel.getByRole('button', { name: 'Add to cart' }));
  await expectRecalculation();
  const [form, ...others] = await addedForms(server);
  expect(others).toEqual([]);
  expect(form).toMatchObject({ orderId: '.', frameCatentryId: '3170141', includeLens: 'false' });
  expect(form).not.toHaveProperty('lens');
  expect(events).toEqual([{ name: 'add_to_cart', upc: '2017230701520' }]);
  expect(sessionStorage.getItem(OPEN_PANEL_KEY)).toBeNull();
});

it('an API error shows its message and is tracked; the selection is preserved and can be resubmitted', async () => {
  const { user, server, events } = await renderPurchase({ scenario: 'addGlasses:outOfStock' });
  const panel = await openPanel(user);
  await user.click(await panel.findByRole('radio', { name: /^Frame only/ }));
  await user.click(panel.getByRole('button', { name: 'Continue' }));
  await panel.findByRole('heading', { name: 'Is everything right?' });
  await user.click(panel.getByRole('button', { name: 'Add to cart' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('This item is out of stock.');
  expect(events).toEqual([{ name: 'error', message: 'Cannot add to cart', operation: 'addGlasses' }]);
  expect(readSelection(POLYGON.framePartNumber)).toMatchObject({ type: 'frame-only' });

  server.startScenario('');
  await user.click(panel.getByRole('button', { name: 'Add to cart' }));
  await expectRecalculation();
});

it('a failure without words says that nothing was added, and what to do', async () => {
  const { user, server, events } = await renderPurchase({ scenario: 'cannot-add-to-cart' });
  await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
  expect(await screen.findByText('Not added to your cart')).toBeVisible();
  expect(screen.getByText(/Your choices are kept: try again\./)).toBeVisible();
  expect(events).toEqual([{ name: 'error', message: 'Cannot add to cart', operation: 'addGlasses' }]);

  server.startScenario('');
  await user.click(screen.getByRole('button', { name: 'Add the frame only' }));
  await expectRecalculation();
});

it('a browser that blocks cookies is named as the reason', async () => {
  const { user } = await renderPurchase({ scenario: 'cannot-add-to-cart' });
  blockCookies();
  await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Your browser blocks cookies, so your cart/);
});

it('a response that is lost adds the frame once', async () => {
  const before = async (server: TestServer) => {
    await addBox(server);
    server.exposeCookies();
    // Simulates the header having loaded it.
    const args = cartSummaryArgs(siteByLocale('lc-us'));
    await mutate(getGetCartKey(...args), await getCart(...args));
  };
  const { user, server, events } = await renderPurchase({ before, scenario: 'cart-response-lost' });
  await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
  await expectRecalculation();
  expect(await addedForms(server)).toHaveLength(1);
  expect(events).toEqual([{ name: 'add_to_cart', upc: POLYGON.framePartNumber }]);
});

it('offline says to check the connection, not that the store failed', async () => {
  const { user } = await renderPurchase({ scenario: 'cannot-add-to-cart' });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
  expect(await screen.findByText('Check your connection. What you chose before is not lost.')).toBeVisible();
  onLine.mockRestore();
});

it('a panel that does not load is tracked, and can be opened again', async () => {
  let isOnline = false;
  const loadPanel = async () => {
    if (!isOnline) throw new Error('No network.');
    return PANEL_CODE;
  };
  const { user, events } = await renderPurchase({}, { loadPanel });
  await user.click(await screen.findByRole('button', { name: 'Choose lenses' }));
  expect(await screen.findByText('Lenses cannot be chosen right now')).toBeVisible();
  expect(events).toEqual([{ name: 'error', message: 'Cannot add lenses' }]);
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findDialog('Choose your lenses')).toBeVisible();
});

// The second responds, with a status that is not "ok".
it.each(['lens-service-error', 'getFrameLenses:failed'])(
  'a lens service error is tracked once and the frame can still be bought: %s',
  async (scenario) => {
    const { user, events } = await renderPurchase({ scenario });
    expect(await screen.findByText('Lenses cannot be chosen right now')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose lenses' })).not.toBeInTheDocument();
    expect(events).toEqual([{ name: 'error', message: 'RXC service error', operation: 'getFrameLenses' }]);

    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await expectRecalculation();
  },
);

it('after an error the lenses can be requested again without losing focus', async () => {
  const { user, server, events } = await renderPurchase({ scenario: 'lens-service-error' });
  await screen.findByText('Lenses cannot be chosen right now');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(events).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  server.startScenario('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose lenses' })).toHaveFocus());
});

it.each(['getFrameLenses:frameOnly', 'getFrameLenses:noPackages'])(
  'without a choice of packages there are no lenses to choose: %s',
  async (scenario) => {
    await renderPurchase({ scenario });
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose lenses' })).not.toBeInTheDocument();
  },
);

it('a frame with only the frame-only package has no lenses to choose', async () => {
  // Seed frame "Quincy": sunglasses without prescription lenses.
  const quincy = { frameId: '3010261', framePartNumber: '2001703401574', glasses: false };
  await renderPurchase({}, { frame: { ...POLYGON, ...quincy, frameCategory: 'sunglasses' } });
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose lenses' })).not.toBeInTheDocument();
});

describe('a new visitor', () => {
  const callsToAdd = ({ requests }: TestServer) =>
    requests.flatMap(({ url }) => /guestidentity|LCOrderItemAddGlassesCmd/.exec(url)?.[0] ?? []);

  const renderVisit = (options: ComponentTestOptions = {}) =>
    renderComponent(<TestPurchase />, { catalogs: ['lens', 'lens/panel'], ...options });

  it('becomes a guest before anything is added, so that no call is rejected first', async () => {
    const { user, server } = await renderVisit();
    await addFromPage(user, 'Add the frame only');
    expect(callsToAdd(server)).toEqual(['guestidentity', 'LCOrderItemAddGlassesCmd']);
  });

  it('becomes one as soon as the button is pressed, but not by looking at lenses', async () => {
    const { user, server } = await renderVisit();
    await openPanel(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsToAdd(server)).toEqual([]);
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: /^Add/ }) });
    await waitFor(() => expect(callsToAdd(server)).toEqual(['guestidentity']));
  });

  it('whose identity could not be prepared gets one with the rejected call', async () => {
    const { user, server } = await renderVisit({ scenario: 'createGuestIdentity:guestNotCreated' });
    await user.pointer({ keys: '[MouseLeft>]', target: await screen.findByRole('button', { name: /^Add/ }) });
    await server.allResponses();
    server.startScenario('');
    await addFromPage(user, 'Add the frame only');
    expect(callsToAdd(server).slice(-2)).toEqual(['guestidentity', 'LCOrderItemAddGlassesCmd']);
  });
});

describe('chosen lenses', () => {
  it('are shown with their price; a plan can be added, and they can be removed and brought back', async () => {
    storeSelection();
    const { user } = await renderPurchase();
    const lenses = within(await screen.findByRole('region', { name: 'Your lenses' }));
    expect(lenses.getByText(/^Plastic 1.50/)).toBeVisible();
    // 280.00 + 99.95.
    expect(total()).toHaveTextContent('$379.95');
    await user.selectOptions(lenses.getByRole('combobox', { name: 'Protection plan' }), '4500001');
    expect(total()).toHaveTextContent('$408.95');

    await user.click(lenses.getByRole('button', { name: 'Remove lenses' }));
    expect(screen.queryByRole('region', { name: 'Your lenses' })).not.toBeInTheDocument();
    expect(total()).toHaveTextContent('$280.00');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Your lenses' })).toBeVisible();
    expect(total()).toHaveTextContent('$408.95');
    await user.click(screen.getByRole('button', { name: 'Remove lenses' }));
    expect(readSelection(POLYGON.framePartNumber)).toEqual({});
  });

  it('change behind the button that chose them, which an early click finds by its name', async () => {
    const { user } = await renderPurchase();
    const { name } = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose lenses' });
    expect(name).not.toBe('');
    storeSelection();
    const change = await screen.findByRole<HTMLButtonElement>('button', { name: 'Change lenses' });
    expect(change.name).toBe(name);
    // In this order before, too: a tap while they load meets the button that was there.
    expect(change.nextElementSibling).toHaveTextContent('Add to cart');
    await user.click(change);
    expect(await findDialog('Choose your lenses')).toBeVisible();
  });

  it('are added with their plan from the page', async () => {
    storeSelection({ ...CHOSEN_LENS, planId: '4500001' });
    const { user, server } = await renderPurchase();
    await screen.findByRole('region', { name: 'Your lenses' });
    await addFromPage(user);
    expect(await addedForms(server)).toMatchObject([
      { includeLens: 'true', lens: '2100000000036', addOns: '4500001' },
    ]);
  });
});

it('an error of the price calculation is tracked once and hides the total; the frame can still be bought', async () => {
  const { user, events } = await renderPurchase({
    scenario: 'price-calculation-error',
    before: async ({ sandbox, shopper }) => {
      // Bypasses the test client, which rejects requests that violate the contract.
      vi.stubGlobal('fetch', async (request: Request) => {
        const cookies = shopper.cookies.map(({ name, value }) => `${name}=${value}`);
        return (await sandbox.sandbox.handle(request, cookies.join('; '))).response;
      });
    },
  });
  await waitFor(() => expect(events).toEqual([{ name: 'error', message: 'Error during calculate price' }]));
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Choose lenses/ }));
  expect(await findDialog()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(events).toHaveLength(1);
  await addFromPage(user, 'Add the frame only');
});

it('a frame with its price on request cannot be added', async () => {
  const frame = { ...POLYGON, frameOfferPrice: undefined, frameListPrice: undefined };
  const { server } = await renderPurchase({ scenario: 'price-on-request' }, { frame });
  await waitFor(() => expect(server.callsTo('/lenses')).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});
