import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openFinder } from '../../../../tests/support/finder-page';
import { renderPage } from '../../../../tests/support/render-page';
import { testServer } from '../../../../tests/support/test-server';

const main = () => within(screen.getByRole('main'));
const bookingLink = () => main().queryByRole('link', { name: 'Book an eye exam' });

/** Returns the number of the first open store of a state that takes bookings, or of one that does not. */
function storeIn(region: string, takesBookings: boolean): string {
  const { stores } = testServer().sandbox.sandbox.context;
  const store = stores.find(
    (candidate) =>
      candidate.region === region &&
      candidate.status === 'O' &&
      candidate.bookableAppointment === takesBookings,
  );
  if (!store) throw new Error('No such store.');
  return store.storeNumber;
}

it('is on each card whose store takes bookings, with the name of the store', async () => {
  await openFinder({ location: 'Cincinnati' }, { locale: 'es-us' });
  const links = await screen.findAllByRole('link', { name: /^Reservar un examen de la vista: / });
  expect(links.length).toBeLessThan(screen.getAllByRole('article').length);
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    '/BookingDisplayView?storeId=10851&storeNumber=0279&langId=-50&appType=NDLC',
  );
});

it('is on the page of a store, in California by its redirect', async () => {
  const number = storeIn('CA', true);
  await renderPage(`/lc-us/stores/${number}?booking=unavailable`);
  expect(bookingLink()).toHaveAttribute('href', `/lc-us/eye-exam/california?storeName=${number}`);
  expect(main().queryByText(/No eye exam can be booked/)).not.toBeInTheDocument();
});

it('has the reason in its place where a booking link led to a store without bookings', async () => {
  const number = storeIn('OH', false);
  await renderPage(`/lc-us/stores/${number}?booking=unavailable`);
  expect(bookingLink()).not.toBeInTheDocument();
  expect(main().getByText('No eye exam can be booked online in this store')).toBeVisible();
  expect(main().getByRole('link', { name: 'Other stores nearby' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/lc-us\/store-locator\?location=\d{5}$/),
  );
});
