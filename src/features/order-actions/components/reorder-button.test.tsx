import { addBox, placeOrder, setAddress, setCard } from '@sandbox/testing/checkout';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/render-page';

it('orders again from the list of orders, each order by its own name', async () => {
  const { user, server } = await renderPage('/lc-us/account/orders', {
    as: 'ada.marsh',
    before: async ({ sandbox, shopper }) => {
      await addBox(sandbox, shopper);
      await setAddress(shopper);
      await setCard(shopper);
      await placeOrder(shopper);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Order again: order 90210001' }));
  expect(await screen.findByText('1 item is in your cart')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your cart' })).toBeVisible();
  expect(server.callsTo('/reorder')).toHaveLength(1);
});
