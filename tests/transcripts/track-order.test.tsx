// @module-tag full-run
// In the usual run, names and announcements have tests in each feature.
import { moveOrder } from '@sandbox/testing/placed-orders';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LOCALES } from '@/domain/locale/locales';
import { trackedRequest } from '@/lib/orders/tracking-request';
import { POLYGON } from '../e2e/support/polygon';
import { pinBookingDate } from '../support/booking-steps';
import { enter } from '../support/enter';
import { testServer } from '../support/test-server';
import { journey } from './journey';
import { orderPair } from './pair';

pinBookingDate();

journey('track-order', async ({ locale, text, transcript }) => {
  const label = (source: string, values?: Record<string, string>) => text('order-tracking', source, values);
  await becomeGuest(testServer().shopper, LOCALES[locale].storeId);
  const orderId = await orderPair(locale);
  testServer().clearCookies();

  const open = async () => {
    trackedRequest.set(undefined);
    return (await transcript.open(`/${locale}/track-order`)).user;
  };
  const form = () => within(screen.getByRole('form', { name: label('Order tracking') }));
  const submit = (user: UserEvent) => user.click(form().getByRole('button', { name: label('Track order') }));
  const track = async (user: UserEvent, email: string) => {
    await enter(user, form().getByLabelText(label('Order number')), orderId);
    await enter(user, form().getByLabelText(label('Email address')), email);
    await submit(user);
  };
  const found = () => screen.findByRole('heading', { level: 2, name: new RegExp(orderId) });

  const withCatalog = () => screen.findByRole('link', { name: POLYGON.name });
  const [estimate = ''] = label('Estimated delivery: {day}').split(/\s*\{/);

  const user = await open();
  await transcript.read('the form');
  await transcript.act('Track order, without anything', () => submit(user));
  await transcript.act('the email of somebody else, Track order', async () => {
    await track(user, 'eve@example.com');
    await screen.findByText(label('Oops! No order found. Please check your data and try again.'));
  });
  await transcript.act('the own email, Track order', async () => {
    await track(user, 'ana@example.com');
    await found();
    await withCatalog();
  });
  await transcript.read('an order that waits for its prescription');
  await transcript.act('Track another order', async () =>
    user.click(screen.getByRole('button', { name: label('Track another order') })),
  );
  for (const [status, what] of [
    ['S', 'an order that has shipped'],
    ['D', 'an order that was delivered'],
  ] as const) {
    moveOrder(testServer().sandbox, orderId, status);
    await track(await open(), 'ana@example.com');
    await found();
    await withCatalog();
    if (status === 'S') await screen.findByText((shown) => shown.startsWith(estimate.replaceAll(/\s/g, ' ')));
    await transcript.read(what);
  }
  trackedRequest.set(undefined);
});
