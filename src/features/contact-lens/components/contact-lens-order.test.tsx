import { CART } from '@sandbox/testing/carts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CART_PAGE } from '../../../../tests/support/cart-fixtures';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';

/** Dewlin One 90, a daily sphere: one base curve and diameter, 104.95, offered at 84.95. */
const SPHERE = '/lc-us/2200000000026';
/** Dewlin One Toric 30: −2.25 only up to −6.00 and near 90 and 180 degrees; 48.95. */
const TORIC = '/lc-us/2200000000033';

/** For pages that load another page. */
const SLOW = { timeout: 5000 };

const eye = (name: string) => within(screen.getByRole('group', { name }));
const RIGHT = 'Right eye (OD)';
const LEFT = 'Left eye (OS)';
const choose = (user: UserEvent, eyeName: string, parameter: string, text: string) =>
  user.selectOptions(eye(eyeName).getByRole('combobox', { name: `${parameter}, ${eyeName}` }), text);
const add = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add to cart' }));
const total = () => screen.getByText('Total').closest('output');

type Server = Awaited<ReturnType<typeof renderPage>>['server'];

async function cartLines({ shopper }: Server) {
  const { body } = await shopper.get(`${CART}/@self`);
  interface Line {
    orderItemId: string;
    comments: string;
    quantity: string;
    orderItemExtendAttribute: { attributeName: string; attributeValue: string }[];
  }
  return (body.orderItem ?? []).map((line: Line) => ({
    id: line.orderItemId,
    kind: line.comments,
    boxes: Number(line.quantity),
    ...Object.fromEntries(
      line.orderItemExtendAttribute.map(({ attributeName, attributeValue }) => [
        attributeName,
        attributeValue,
      ]),
    ),
  }));
}

const open = (path: string, options: ComponentTestOptions = {}) =>
  renderPage(path, { as: 'guest', ...options });

describe('ordering contact lenses', () => {
  it('puts a line for each eye into the cart, with its own values and boxes', async () => {
    const { user, server, events } = await open(SPHERE);
    expect(eye(RIGHT).getByText('8.5 mm')).toBeVisible();
    await choose(user, RIGHT, 'Power', '−2.25');
    await choose(user, LEFT, 'Power', '+1.00');
    await user.click(eye(LEFT).getByRole('button', { name: `One box more, ${LEFT}` }));
    // 3 × 84.95.
    expect(total()).toHaveTextContent('3 boxes × $84.95');
    expect(total()).toHaveTextContent('$254.85');
    await add(user);
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'), SLOW);
    const values = { BASE_CURVE: '8.5', DIAMETER: '14.1' };
    expect(await cartLines(server)).toMatchObject([
      { kind: 'RCON', boxes: 1, POWER: '-2.25', ...values },
      { kind: 'LCON', boxes: 2, POWER: '+1.00', ...values },
    ]);
    expect(events).toContainEqual({ name: 'add_to_cart', upc: '2200000000026' });
  });

  it('takes one eye alone, and copies one eye to the other', async () => {
    const { user, server } = await open(SPHERE);
    await choose(user, RIGHT, 'Power', '−3.00');
    await user.click(screen.getByRole('button', { name: 'Same for the left eye' }));
    expect(eye(LEFT).getByRole('combobox')).toHaveDisplayValue('−3.00');
    await user.click(screen.getByRole('checkbox', { name: RIGHT }));
    await add(user);
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'), SLOW);
    expect(await cartLines(server)).toMatchObject([{ kind: 'LCON', POWER: '-3.00' }]);
  });

  it('offers a year’s supply, and says what it saves', async () => {
    const { user } = await open(SPHERE);
    // 4 × 20.00 off the list price.
    expect(screen.getByText('Saves $80.00 per eye')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'A year’s supply: 4 boxes per eye' }));
    expect(total()).toHaveTextContent('8 boxes');
  });

  it('offers what a line can hold of daily lenses, and says how long it lasts', async () => {
    const { user } = await open(TORIC);
    // 30 lenses a box.
    await user.click(screen.getByRole('button', { name: 'Supply for 10 months: 10 boxes per eye' }));
    expect(total()).toHaveTextContent('20 boxes');
    expect(screen.getByText('A year takes 12 boxes per eye; one order holds 10.')).toBeVisible();
  });
});

describe('the values of an eye', () => {
  it('narrow the next ones, and come back when they fit again', async () => {
    const { user } = await open(TORIC);
    const options = (parameter: string) =>
      within(eye(RIGHT).getByRole('combobox', { name: `${parameter}, ${RIGHT}` }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await choose(user, RIGHT, 'Power', '−3.00');
    await choose(user, RIGHT, 'Cylinder', '−1.25');
    await choose(user, RIGHT, 'Axis', '50°');
    await choose(user, RIGHT, 'Cylinder', '−2.25');
    expect(eye(RIGHT).getByRole('status')).toHaveTextContent('Not made with the values above');
    expect(eye(RIGHT).getByRole('status')).toHaveTextContent('Axis');
    expect(options('Axis')).not.toContain('50°');
    await choose(user, RIGHT, 'Cylinder', '−1.25');
    expect(eye(RIGHT).getByRole('combobox', { name: `Axis, ${RIGHT}` })).toHaveDisplayValue('50°');
    await choose(user, RIGHT, 'Power', '−8.00');
    expect(options('Cylinder')).not.toContain('−2.25');
  });

  it('that are missing are named, and focus goes to the first', async () => {
    const { user, server } = await open(TORIC);
    await user.click(screen.getByRole('checkbox', { name: LEFT }));
    await choose(user, RIGHT, 'Power', '−3.00');
    await add(user);
    const cylinder = eye(RIGHT).getByRole('combobox', { name: `Cylinder, ${RIGHT}` });
    expect(cylinder).toHaveFocus();
    expect(cylinder).toHaveAccessibleDescription('Choose a value.');
    expect(await cartLines(server)).toEqual([]);
  });

  it('are asked for one eye at least', async () => {
    const { user } = await open(SPHERE);
    await user.click(screen.getByRole('checkbox', { name: RIGHT }));
    await user.click(screen.getByRole('checkbox', { name: LEFT }));
    await add(user);
    expect(screen.getByText('Choose at least one eye.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: RIGHT })).toHaveFocus();
  });
});

describe('a refusal', () => {
  it('keeps what was chosen, and says what the commerce API says', async () => {
    const { user, events } = await open(SPHERE, { scenario: 'addCartItem:overQuantity' });
    await choose(user, RIGHT, 'Power', '−2.25');
    await choose(user, LEFT, 'Power', '−2.25');
    await add(user);
    expect(await screen.findByText('You cannot have more of this item.')).toBeVisible();
    expect(eye(RIGHT).getByRole('combobox')).toHaveDisplayValue('−2.25');
    expect(events).toContainEqual({
      name: 'error',
      message: 'Cannot add to cart',
      operation: 'addCartItem',
    });
  });

  it('of a combination that is gone names the parameter', async () => {
    const { user } = await open(TORIC, { scenario: 'addCartItem:combinationNotMade' });
    await user.click(screen.getByRole('checkbox', { name: LEFT }));
    await choose(user, RIGHT, 'Power', '−3.00');
    await choose(user, RIGHT, 'Cylinder', '−1.25');
    await choose(user, RIGHT, 'Axis', '50°');
    await add(user);
    expect(await screen.findByText(/not made in this combination any more: Axis/)).toBeVisible();
  });
});

it('a reload keeps what was chosen, and no URL has it', async () => {
  const { user } = await open(SPHERE);
  await choose(user, LEFT, 'Power', '−4.50');
  expect(window.location.href).not.toContain('4.50');
  cleanup();
  await open(SPHERE);
  expect(eye(LEFT).getByRole('combobox')).toHaveDisplayValue('−4.50');
});

describe('a cart with lenses for two different eyes', () => {
  const boxes = (comment: string, quantity: string, power: string) => ({
    productId: '5000002',
    quantity,
    comment,
    orderItemExtendAttribute: [{ attributeName: 'POWER', attributeValue: power }],
  });
  const withBothEyes: ComponentTestOptions = {
    as: 'guest',
    before: ({ shopper }) =>
      shopper.postJson(CART, { orderItem: [boxes('RCON', '2', '-2.00'), boxes('LCON', '1', '+1.00')] }),
  };
  const inLine = async (name: string) =>
    within((await screen.findByRole('link', { name: `Change ${name}` })).closest('li') as HTMLElement);

  /** The page of the lens, with the right eye's line of the cart in its URL. */
  async function changeRightEye() {
    const page = await renderPage(SPHERE, withBothEyes);
    const [{ id }] = await cartLines(page.server);
    await act(async () => {
      window.history.pushState(null, '', `${SPHERE}?change=${id}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const update = await screen.findByRole('button', { name: 'Update cart' }, SLOW);
    expect(eye(RIGHT).getByRole('combobox')).toHaveDisplayValue('−2.00');
    return { ...page, update };
  }

  it('shows the values of each, and links to where they are changed', async () => {
    const { server } = await renderPage(CART_PAGE, withBothEyes);
    const [, { id }] = await cartLines(server);
    expect(await screen.findByRole('link', { name: 'Change Dewlin One 90, Left eye' })).toHaveAttribute(
      'href',
      `${SPHERE}?change=${id}`,
    );
    const left = await inLine('Dewlin One 90, Left eye');
    expect(left.getByText('+1.00')).toBeVisible();
    expect(left.getByText('8.5 mm')).toBeVisible();
  });

  it('takes other values for one eye, and leaves the other as it is', async () => {
    const { user, server, update } = await changeRightEye();
    expect(screen.queryByRole('group', { name: LEFT })).not.toBeInTheDocument();
    await choose(user, RIGHT, 'Power', '−2.25');
    await user.click(update);
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'), SLOW);
    expect(await cartLines(server)).toMatchObject([
      { kind: 'LCON', POWER: '+1.00', boxes: 1 },
      { kind: 'RCON', POWER: '-2.25', boxes: 2 },
    ]);
  });

  it('keeps the line when only its boxes change', async () => {
    const { user, server, update } = await changeRightEye();
    const [before] = await cartLines(server);
    await user.click(eye(RIGHT).getByRole('button', { name: `One box more, ${RIGHT}` }));
    await user.click(update);
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'), SLOW);
    expect((await cartLines(server))[0]).toEqual({ ...before, boxes: 3 });
  });

  it('keeps the former values when the new ones are refused', async () => {
    const { user, server, update } = await changeRightEye();
    await choose(user, RIGHT, 'Power', '−2.25');
    server.startScenario('addCartItem:combinationNotMade');
    await user.click(update);
    expect(await screen.findByText(/not made in this combination any more/, {}, SLOW)).toBeVisible();
    server.startScenario('');
    expect(await cartLines(server)).toMatchObject([{ POWER: '-2.00' }, { POWER: '+1.00' }]);
    expect(eye(RIGHT).getByRole('combobox')).toHaveDisplayValue('−2.25');
  });

  it('has the other eye left after one is removed', async () => {
    const { user, server } = await renderPage(CART_PAGE, withBothEyes);
    await user.click(await screen.findByRole('button', { name: 'Remove Dewlin One 90, Right eye' }));
    await waitFor(async () => expect(await cartLines(server)).toMatchObject([{ kind: 'LCON' }]), SLOW);
  });
});

it('a line that is gone from the cart is ordered anew', async () => {
  await open(`${SPHERE}?change=7`);
  expect(await screen.findByText('This line is not in your cart any more', {}, SLOW)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(screen.getByRole('group', { name: LEFT })).toBeVisible();
});
