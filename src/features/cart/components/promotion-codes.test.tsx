import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addBox, addPolygon, CART_PAGE, withPolygon } from '../../../../tests/support/cart-fixtures';
import { renderPage } from '../../../../tests/support/render-page';

const summary = () => screen.getByRole('region', { name: 'Order summary' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('promotion codes', () => {
  const field = () => screen.getByRole('textbox', { name: 'Promotion code' });

  it('reduce the total and can be removed', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    await user.type(field(), ' see10 {Enter}');
    // 10% off frame and lenses, not the plan: (280.00 + 99.95) × 0.1 = 37.995.
    await waitFor(() => expect(summary()).toHaveTextContent(/-\$38\.00.*Total\$370\.95/));
    expect(field()).toHaveValue('');
    expect(within(summary()).getByText('Code SEE10 is applied.')).toHaveRole('status');
    await user.click(button(/^Remove code SEE10$/i));
    await waitFor(() => expect(summary()).toHaveTextContent('Total$408.95'));
    expect(screen.queryByRole('list', { name: 'Codes in use' })).not.toBeInTheDocument();
    expect(screen.queryByText(/is applied/)).not.toBeInTheDocument();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('that are rejected stay in the field, which shows the error and has focus', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    await user.type(field(), 'SPRING26');
    await user.click(button('Apply'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription('This code has ended'));
    expect(field()).toHaveValue('SPRING26');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toBeInvalid();
  });

  it('that are rejected say why', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    const reasons = {
      promotionCodeUnknown: 'We do not know this code. Check how it is written.',
      promotionCodeEnded: 'This code has ended',
      promotionCodeMinimum: /^This code works from \$150\.00,/,
      promotionCodeInvalid: 'This code does not work for your cart',
    };
    await user.type(field(), 'SEE100');
    for (const [example, text] of Object.entries(reasons)) {
      server.startScenario(`assignPromotionCode:${example}`);
      await user.click(button('Apply'));
      await waitFor(() => expect(field(), example).toHaveAccessibleDescription(text));
    }
  });

  it('that were tried too often say how long to wait', async () => {
    const { user } = await renderPage(CART_PAGE, {
      ...withPolygon,
      scenario: 'assignPromotionCode:tooManyTries',
    });
    await user.type(field(), 'SEE10{Enter}');
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('Too many tries. Try again in 15 minutes.'),
    );
    expect(field()).toHaveValue('SEE10');
  });

  it('that are rejected are so for the cart as it was', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    await user.type(field(), 'SPRING26{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription('This code has ended'));
    await user.click(button(/^One .* more$/));
    await waitFor(() => expect(summary()).toHaveTextContent('Total$817.90'));
    expect(field()).not.toHaveAccessibleDescription();
    expect(field()).toBeValid();
    expect(field()).toHaveValue('SPRING26');
  });

  it('that take nothing off the cart anymore say so', async () => {
    const { user } = await renderPage(CART_PAGE, {
      as: 'guest',
      before: async (server) => {
        await addPolygon(server);
        await addBox(server);
      },
    });
    await user.type(field(), 'CLEAR25{Enter}');
    await waitFor(() => expect(summary()).toHaveTextContent('Code CLEAR25 is applied.'));
    await user.click(button(/^Remove Polygon/));
    await waitFor(() => expect(summary()).not.toHaveTextContent('Code CLEAR25 is applied.'));
    expect(within(summary()).getByText(/^Code CLEAR25 takes nothing off/)).toHaveRole('status');
  });

  it('that cannot be checked stay in the field, with the failure below', async () => {
    const { user } = await renderPage(CART_PAGE, {
      ...withPolygon,
      scenario: 'assignPromotionCode:systemError',
    });
    await user.type(field(), 'SEE10{Enter}');
    const alert = await within(summary()).findByRole('alert');
    expect(alert).toHaveTextContent('That change was not made');
    expect(screen.getAllByText('That change was not made')).toHaveLength(1);
    expect(field()).toHaveValue('SEE10');
  });

  it('are not sent when the field is empty', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    await user.click(button('Apply'));
    expect(field()).toHaveAccessibleDescription('Enter a code first');
    expect(server.callsTo('assigned_promotion_code')).toEqual([]);
  });
});
