import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { CarrierLink } from './carrier-link';

const shipped: TrackedItem = {
  orderItemId: '70030001',
  partNumber: '8056000012345',
  kind: 'EYE',
  name: 'Oval Alder',
  state: 'shipped',
  lens: undefined,
  plan: undefined,
  quantity: 1,
  price: undefined,
  showsDeliveryDate: true,
  returnable: undefined,
  pickupStore: undefined,
  trackingUrl: 'https://carrier.example.com/1',
  history: [],
  prescriptionFile: undefined,
};
const day = '2026-03-06T09:00:00.000Z';
const render = (item: TrackedItem, options: ComponentTestOptions = {}) =>
  renderComponent(<CarrierLink item={item} name="Oval Alder" />, {
    catalogs: ['app', 'order-tracking'],
    ...options,
  });

it('leads to the carrier of an item that was delivered, not of one that was picked up', async () => {
  const delivered = {
    ...shipped,
    state: 'completed',
    history: [{ orderItemStatus: 'S', date: day }],
  } as const;
  await render(delivered);
  expect(screen.getByRole('link', { name: /^Follow the delivery/ })).toBeVisible();
  cleanup();
  await render({ ...delivered, history: [{ orderItemStatus: 'U', date: day }] });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('does not say that there is no page when the carrier could not be asked', async () => {
  await render({ ...shipped, trackingUrl: undefined }, { scenario: 'carrier-unavailable' });
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.queryByText(/has no page/)).not.toBeInTheDocument();
});
