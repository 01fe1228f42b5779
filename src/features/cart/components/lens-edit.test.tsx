import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { findSku } from '@sandbox/state/find-sku';
import { someLens } from '@sandbox/testing/carts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPolygon, withPolygon } from '../../../../tests/support/cart-fixtures';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { type TestServer, testServer } from '../../../../tests/support/test-server';
import type { LensChange } from '../api/update-lens';
import { testLensEditor } from '../testing/test-lens-editor';
import { CartContent } from './cart-content';
import { loadFilledCart } from './filled-cart-slot';
import type { LoadLensEditor } from './lens-editor-props';

const PRESCRIPTION: ItemPrescription = { rightSphere: '-2.25', leftSphere: '-2.00' };

/** Creates a change to a progressive lens of the frame, without a plan. */
function progressive(changes: Partial<LensChange> = {}): LensChange {
  const sku = findSku(testServer().sandbox.sandbox.context.catalog, '3170141');
  if (!sku) throw new Error('The catalog does not have the frame.');
  const { upc, catentryId } = someLens(sku, 'progressive');
  return {
    lens: { upc, catEntryId: catentryId, type: 'progressive', clen: 'CLR' },
    planId: undefined,
    isSpeedySelected: false,
    review: [{ sequence: 1, name: 'Lens type', description: 'Progressive' }],
    prescription: PRESCRIPTION,
    ...changes,
  };
}

/** These tests check nothing out. */
const loadSignIn = () => Promise.reject(new Error('not needed'));

const renderCart = (options: ComponentTestOptions = withPolygon, load?: LoadLensEditor) =>
  renderComponent(
    <CartContent
      loadLensEditor={load ?? (async () => testLensEditor(progressive())())}
      loadSignIn={loadSignIn}
    />,
    { catalogs: ['cart'], ...options },
  );

const editButton = () => screen.findByRole('button', { name: 'Edit lenses of Polygon' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => findDialog('Lenses of Polygon');
const lensOf = (text: string) => screen.findByText(text);
const trackedMessages = (events: { name: string; message?: string }[]) =>
  events.flatMap((event) => (event.name === 'error' ? [event.message] : []));

const callsOf = ({ requests }: TestServer) =>
  requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => /LCUpdateOrderItemLensDataCmd|prescription\/insert|OrderCalculate/.test(path))
    .map((path) => path.split('/').at(path.includes('insert') ? -2 : -1));

beforeAll(loadFilledCart);
afterEach(() => sessionStorage.clear());

describe('editing the lenses of a line', () => {
  it('updates the lens, then saves the prescription, then recalculates', async () => {
    const { user, server, events } = await renderCart();
    await user.click(await editButton());
    await dialog();
    await user.click(button('Save'));
    expect(await lensOf('Lenses: Progressive')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsOf(server)).toEqual(['LCUpdateOrderItemLensDataCmd', 'insert', 'OrderCalculate']);
    expect(trackedMessages(events)).toEqual([]);
    expect(sessionStorage.getItem('editedCartLine')).toBeNull();

    const update = server.requests.find(({ url }) => url.includes('LCUpdateOrderItemLensDataCmd'));
    const form = new URLSearchParams(await update?.clone().text());
    expect(JSON.parse(form.get('rxcReviewObject') ?? '')).toEqual(progressive().review);
    expect(JSON.parse(form.get('rxcImagery') ?? '')).toEqual({
      frame: '2017230701520',
      shot: 'front',
      clen: 'CLR',
    });
    expect(form.get('upsellConfig')).toBe('{}');
    expect(form.get('includeLens')).toBe('true');
    const calculation = server.requests.find(({ url }) => url.includes('OrderCalculate'));
    const { searchParams } = new URL(calculation?.url ?? '');
    expect([...searchParams.keys()].sort()).toEqual(
      [
        'URL',
        'calculationUsageId',
        'catalogId',
        'errorViewName',
        'langId',
        'orderId',
        'storeId',
        'updatePrices',
      ].sort(),
    );
  });

  it('begins at the plans where the shopper wants another one', async () => {
    const { user } = await renderCart();
    await user.click(await screen.findByRole('button', { name: 'Other plans for Polygon' }));
    await dialog();
    expect(screen.getByText('Step: plan, stored: nothing')).toBeVisible();
  });

  it('changes nothing when it is canceled', async () => {
    const { user, server } = await renderCart();
    await user.click(await editButton());
    await dialog();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsOf(server)).toEqual([]);
  });

  it('keeps the panel open with the choices when the update fails', { tags: 'full-run' }, async () => {
    const { user, server, events } = await renderCart({
      ...withPolygon,
      scenario: 'updateItemLensData:outOfStock',
    });
    await user.click(await editButton());
    await dialog();
    await user.click(button('Save'));
    expect(await screen.findByText('Not saved: This item is out of stock.')).toBeVisible();
    expect(await lensOf('Lenses: Single vision')).toBeInTheDocument();
    expect(events).toContainEqual({
      name: 'error',
      message: 'Cannot add lenses',
      operation: 'updateItemLensData',
    });
    expect(callsOf(server)).toEqual(['LCUpdateOrderItemLensDataCmd']);
    server.startScenario('');
    await user.click(button('Save'));
    expect(await lensOf('Lenses: Progressive')).toBeVisible();
  });

  it.each([
    'insertItemPrescription:failed',
    'insertItemPrescription:systemError',
    'item-prescription-unavailable',
  ])('goes on without the prescription when it is not saved (%s)', async (scenario) => {
    const { user, server, events } = await renderCart({ ...withPolygon, scenario });
    await user.click(await editButton());
    await dialog();
    await user.click(button('Save'));
    expect(await screen.findByText('Your prescription was not saved')).toBeVisible();
    expect(await lensOf('Lenses: Progressive')).toBeVisible();
    expect(callsOf(server)).toEqual(['LCUpdateOrderItemLensDataCmd', 'insert', 'OrderCalculate']);
    expect(trackedMessages(events)).toEqual(['Error while saving prescription.']);
    expect(JSON.stringify(events)).not.toContain('2.25');
    await user.click(screen.getAllByRole('button', { name: 'Add prescription' })[0] as HTMLElement);
    expect(await screen.findByText(/^Step: prescription/)).toBeVisible();
  });

  it('leaves the line as it is when no lens data arrives', async () => {
    const { user, server, events } = await renderCart();
    await user.click(await editButton());
    await dialog();
    await user.click(button('Finish without lenses'));
    expect(await screen.findByText('No lenses were chosen')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trackedMessages(events)).toEqual(['Missing lens data']);
    expect(callsOf(server)).toEqual([]);
  });

  it('says so when the panel cannot be opened, and opens it on the next try', async () => {
    let attempts = 0;
    const load: LoadLensEditor = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('no network');
      return testLensEditor(progressive())();
    };
    const { user, events } = await renderCart(withPolygon, load);
    await user.click(await editButton());
    expect(await screen.findByText('The lenses cannot be opened right now')).toBeVisible();
    expect(trackedMessages(events)).toEqual(['Cannot add lenses']);
    await user.click(button('Try again'));
    expect(await dialog()).toBeVisible();
    expect(screen.queryByText('The lenses cannot be opened right now')).not.toBeInTheDocument();
  });

  it('of a pair whose lens is gone reads the cart again, then starts over', async () => {
    const { user, server, events } = await renderCart({
      as: 'guest',
      before: addPolygon,
      scenario: 'cart-line-without-lens-id',
    });
    await user.click(await editButton());
    expect(await screen.findByText('The lenses of Polygon are no longer known')).toBeVisible();
    expect(trackedMessages(events)).toEqual(['Undefined Lens Id']);
    await waitFor(() => expect(server.callsTo('/cart/@self')).toHaveLength(2));
    await user.click(button('Choose lenses again'));
    expect(await dialog()).toBeVisible();
  });

  it('comes back after a reload with what was chosen', async () => {
    const first = await renderCart();
    await first.user.click(await editButton());
    await dialog();
    await first.user.click(button('Choose thinner'));
    const stored = sessionStorage.getItem('editedCartLine');
    expect(stored).toContain('HI167');
    await first.user.click(button('Cancel'));
    sessionStorage.setItem('editedCartLine', stored ?? '');
    await renderComponent(
      <CartContent loadLensEditor={async () => testLensEditor(progressive())()} loadSignIn={loadSignIn} />,
      { catalogs: ['cart'] },
    );
    expect(await screen.findByText('Step: first, stored: {"material":"HI167"}')).toBeVisible();
  });

  it('ends when another tab has removed the line', async () => {
    const { user, server } = await renderCart();
    await user.click(await editButton());
    await dialog();
    const { orders } = server.sandbox.sandbox.context.state;
    for (const { orderId, items } of orders.all()) {
      const [frame] = items;
      if (frame) orders.update(orderId, { items: [{ ...frame, orderItemId: '1' }] });
    }
    await user.click(button('Save'));
    // It is said once, and not in the words of the API.
    expect(await screen.findByText('Polygon is no longer in your cart')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'In your cart' })).toHaveAttribute('aria-busy', 'false'),
    );
    expect(screen.queryByText('That change was not made')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
