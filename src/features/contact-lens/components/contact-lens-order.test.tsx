import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  add,
  cartLines,
  choose,
  eye,
  LEFT,
  RIGHT,
  SPHERE,
  TORIC,
  total,
} from '../../../../tests/support/contact-lens-page';
import { type PageTestOptions, renderPage } from '../../../../tests/support/render-page';

const open = (path: string, options: PageTestOptions = {}) => renderPage(path, { as: 'guest', ...options });

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

  it('offers a year’s supply, and says what the boxes save', async () => {
    const { user } = await open(SPHERE);
    expect(screen.getByText('per box of 90')).toBeVisible();
    // 20.00 off the list price of each box.
    expect(total()).toHaveTextContent('2 boxes × $84.95 $169.90 You save $40.00');
    await user.click(screen.getByRole('button', { name: 'A year’s supply: 4 boxes per eye' }));
    expect(total()).toHaveTextContent('8 boxes × $84.95 $679.60 You save $160.00');
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
    await waitFor(() => expect(cylinder).toHaveFocus());
    expect(cylinder).toHaveAccessibleDescription('Choose a value.');
    expect(await cartLines(server)).toEqual([]);
  });

  it('are required for one eye at least', async () => {
    const { user } = await open(SPHERE);
    await user.click(screen.getByRole('checkbox', { name: RIGHT }));
    await user.click(screen.getByRole('checkbox', { name: LEFT }));
    await add(user);
    expect(screen.getByText('Choose at least one eye.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: RIGHT })).toHaveFocus());
  });
});

describe('a rejection', () => {
  it('preserves what was chosen, and shows the message of the commerce API', async () => {
    const { user, events } = await open(SPHERE, { scenario: 'addCartItem:overQuantity' });
    await choose(user, RIGHT, 'Power', '−2.25');
    await choose(user, LEFT, 'Power', '−2.25');
    await add(user);
    expect(await screen.findByText('You can have 10 of this item at most.')).toBeVisible();
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

it('a response that is lost orders the lenses once', async () => {
  // The header has read the cart before.
  const { user, server } = await open(SPHERE, { scenario: 'cart-response-lost', hasShell: true });
  await choose(user, RIGHT, 'Power', '−2.25');
  await user.click(screen.getByRole('checkbox', { name: LEFT }));
  await add(user);
  await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
  expect(await cartLines(server)).toMatchObject([{ kind: 'RCON', boxes: 1, POWER: '-2.25' }]);
});

it('a reload preserves what was chosen, and no URL has it', async () => {
  const { user } = await open(SPHERE);
  await choose(user, LEFT, 'Power', '−4.50');
  expect(window.location.href).not.toContain('4.50');
  cleanup();
  await open(SPHERE);
  expect(eye(LEFT).getByRole('combobox')).toHaveDisplayValue('−4.50');
});
