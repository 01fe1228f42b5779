import { CART } from '@sandbox/testing/carts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';

/** Dewlin One 90, a daily sphere: one base curve and diameter, 104.95, offered at 84.95. */
const SPHERE = '/lc-us/2200000000026';
/** Dewlin One Toric 30: −2.25 only up to −6.00 and near 90 and 180 degrees; 48.95. */
const TORIC = '/lc-us/2200000000033';

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
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
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
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
    expect(await cartLines(server)).toMatchObject([{ kind: 'LCON', POWER: '-3.00' }]);
  });

  it('offers a year’s supply, and says what it saves', async () => {
    const { user } = await open(SPHERE);
    // 4 × 20.00 off the list price.
    expect(screen.getByText('Saves $80.00 per eye')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'A year’s supply: 4 boxes per eye' }));
    expect(total()).toHaveTextContent('8 boxes');
  });

  it('does not offer more than a line can hold', async () => {
    await open(TORIC);
    expect(screen.getByText('Total')).toBeVisible();
    expect(screen.queryByRole('button', { name: /year’s supply/ })).not.toBeInTheDocument();
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

describe('changing a line of the cart', () => {
  async function lineInCart(server: Server) {
    await server.shopper.postJson(CART, {
      orderItem: [
        {
          productId: '5000002',
          quantity: '2',
          comment: 'RCON',
          orderItemExtendAttribute: [{ attributeName: 'POWER', attributeValue: '-2.00' }],
        },
      ],
    });
  }

  /** The page of the lens, with the line of the cart to change in its URL. */
  async function openLine(orderItemId?: string) {
    const page = await open(SPHERE, { before: lineInCart });
    const [line] = await cartLines(page.server);
    await act(async () => {
      window.history.pushState(null, '', `${SPHERE}?change=${orderItemId ?? line.id}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { name: 'Change your lenses' });
    return page;
  }

  it('starts with its values, and replaces it', async () => {
    const { user, server } = await openLine();
    await screen.findByRole('button', { name: 'Update cart' });
    expect(screen.queryByRole('group', { name: LEFT })).not.toBeInTheDocument();
    expect(eye(RIGHT).getByRole('combobox')).toHaveDisplayValue('−2.00');
    await choose(user, RIGHT, 'Power', '−2.25');
    await user.click(screen.getByRole('button', { name: 'Update cart' }));
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
    expect(await cartLines(server)).toMatchObject([{ kind: 'RCON', POWER: '-2.25', boxes: 2 }]);
  });

  it('keeps the line when only the boxes change', async () => {
    const { user, server } = await openLine();
    const [before] = await cartLines(server);
    const update = await screen.findByRole('button', { name: 'Update cart' });
    await user.click(eye(RIGHT).getByRole('button', { name: `One box more, ${RIGHT}` }));
    await user.click(update);
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
    expect(await cartLines(server)).toEqual([{ ...before, boxes: 3 }]);
  });

  it('orders anew when the line is gone', async () => {
    await openLine('7');
    expect(await screen.findByText('This line is not in your cart any more')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect(screen.getByRole('group', { name: LEFT })).toBeVisible();
  });
});
