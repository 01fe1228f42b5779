import { PINNED_NOW } from '@sandbox/testing/test-sandbox';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ComponentTest, renderPage } from '../../../../tests/support/render-page';

/** Pins the date to the sandbox's. */
function pinDate(): void {
  vi.useFakeTimers({ now: PINNED_NOW, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Returns the brand of the requests for a practice: in the US only (001 §7). */
const practiceBrand = ({ requests }: ComponentTest['server']) =>
  requests.flatMap(({ url }) =>
    url.includes('/doctor-practice/') ? [new URL(url).searchParams.get('brandCode')] : [],
  );

it('shows hours, holidays among them, services, brands and doctors', async () => {
  pinDate();
  const { server } = await renderPage('/lc-us/stores/0279');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getAllByRole('rowheader', { name: /Monday/ })[0]).toBeVisible();
  expect(screen.getByRole('term')).toHaveTextContent(/^Saturday, July 4$/);
  expect(screen.getByRole('definition')).toHaveTextContent('10:00 AM – 5:00 PM');
  for (const name of ['Holiday hours', 'Services', 'Featured brands', 'Doctors and exam services'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  // Its only doctor has no office number, so the US store does not list them (001 §5).
  expect(await screen.findByText('Each time that you can book names its doctor.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Exam hours' })).toBeVisible();
  expect(practiceBrand(server)).toEqual(['LC']);
});

it('lists every doctor in Canada', async () => {
  const { server } = await renderPage('/fr-ca/stores/8929', { locale: 'fr-ca' });
  // Y and N of the API as words (001 §3).
  const [doctor] = await screen.findAllByText('Accepte de nouveaux patients');
  expect(doctor?.nextSibling).toHaveTextContent(/^(Oui|Non)$/);
  expect(practiceBrand(server)).toEqual([null]);
});

it('shows everything else when doctors and exam hours fail', async () => {
  const { user } = await renderPage('/lc-us/stores/0279', { scenario: 'doctors-and-practice-failed' });
  expect(await screen.findByText('The doctors could not be loaded')).toBeVisible();
  expect(await screen.findByText('The exam hours could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hours' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
});

it('has a heading and a title when the store does not load', async () => {
  const { server, user } = await renderPage('/lc-us/stores/0279', { scenario: 'store-unavailable' });
  expect(await screen.findByText('The store could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Store details' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Store details | Marlowe Eyewear'));
  server.startScenario('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Willow Crest Crossing' })).toBeVisible();
});

it('is not found in the other country', async () => {
  await renderPage('/en-ca/stores/0279');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is out of focus' })).toBeVisible();
});
