import { CART } from '@sandbox/testing/carts';
import { callDoctor, PATIENT, submit } from '@sandbox/testing/prescriptions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CART_PAGE } from '../../../../tests/support/cart-fixtures';
import { cartLines, choose, eye, LEFT, RIGHT, SPHERE } from '../../../../tests/support/contact-lens-page';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';

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

  /** Opens the page of the lens, with the right eye's line of the cart in its URL. */
  async function changeRightEye() {
    const page = await renderPage(SPHERE, withBothEyes);
    const [{ id }] = await cartLines(page.server);
    await act(async () => {
      window.history.pushState(null, '', `${SPHERE}?change=${id}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const update = await screen.findByRole('button', { name: 'Update cart' });
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

  it('takes other values for one eye, whose prescription is then needed again, and leaves the other', async () => {
    const { user, server, update } = await changeRightEye();
    const [{ id }] = await cartLines(server);
    expect((await submit(server.shopper, id, callDoctor(PATIENT))).status).toBe(200);
    expect(screen.queryByRole('group', { name: LEFT })).not.toBeInTheDocument();
    await choose(user, RIGHT, 'Power', '−2.25');
    await user.click(update);
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
    expect(await cartLines(server)).toMatchObject([
      { kind: 'LCON', POWER: '+1.00', boxes: 1 },
      { kind: 'RCON', POWER: '-2.25', boxes: 2 },
    ]);
    const rightEye = 'Add prescription for Dewlin One 90, Right eye';
    expect(await screen.findByRole('link', { name: rightEye })).toBeVisible();
  });

  it('keeps the line when only its boxes change', async () => {
    const { user, server, update } = await changeRightEye();
    const [before] = await cartLines(server);
    await user.click(eye(RIGHT).getByRole('button', { name: `One box more, ${RIGHT}` }));
    await user.click(update);
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
    expect((await cartLines(server))[0]).toEqual({ ...before, boxes: 3 });
  });

  it('preserves the former values when the new ones are rejected', async () => {
    const { user, server, update } = await changeRightEye();
    await choose(user, RIGHT, 'Power', '−2.25');
    server.startScenario('addCartItem:combinationNotMade');
    await user.click(update);
    expect(await screen.findByText(/not made in this combination any more/)).toBeVisible();
    server.startScenario('');
    expect(await cartLines(server)).toMatchObject([{ POWER: '-2.00' }, { POWER: '+1.00' }]);
    expect(eye(RIGHT).getByRole('combobox')).toHaveDisplayValue('−2.25');
  });

  it('has the other eye left after one is removed', async () => {
    const { user, server } = await renderPage(CART_PAGE, withBothEyes);
    await user.click(await screen.findByRole('button', { name: 'Remove Dewlin One 90, Right eye' }));
    await waitFor(async () => expect(await cartLines(server)).toMatchObject([{ kind: 'LCON' }]));
  });
});

it('a line that is gone from the cart is ordered again', async () => {
  await renderPage(`${SPHERE}?change=7`, { as: 'guest' });
  expect(await screen.findByText('This line is not in your cart any more')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(screen.getByRole('group', { name: LEFT })).toBeVisible();
});
