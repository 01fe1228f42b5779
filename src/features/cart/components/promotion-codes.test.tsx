import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CART_PAGE, withPolygon } from '../../../../tests/support/cart-stories';
import { renderPage } from '../../../../tests/support/render-page';

const summary = () => screen.getByRole('region', { name: 'Order summary' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('promotion codes', () => {
  const field = () => screen.getByRole('textbox', { name: 'Promotion code' });

  it('take off what they say, and can be taken off again', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    await user.type(field(), ' see10 {Enter}');
    // 10 % of frame and lenses: (280.00 + 99.95) × 0.1 = 37.995, never of the plan.
    await waitFor(() => expect(summary()).toHaveTextContent(/-\$38\.00.*Total\$370\.95/));
    expect(field()).toHaveValue('');
    await user.click(button(/^Remove code SEE10$/i));
    await waitFor(() => expect(summary()).toHaveTextContent('Total$408.95'));
    expect(screen.queryByRole('list', { name: 'Codes in use' })).not.toBeInTheDocument();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('that are refused keep what was typed, and the field has the focus and says why', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    await user.type(field(), 'SPRING26');
    await user.click(button('Apply'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription('This code does not work for your cart'));
    expect(field()).toHaveValue('SPRING26');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toBeInvalid();
  });

  it('are not sent while nothing is typed', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    await user.click(button('Apply'));
    expect(field()).toHaveAccessibleDescription('Enter a code first');
    expect(server.callsTo('assigned_promotion_code')).toEqual([]);
  });
});
