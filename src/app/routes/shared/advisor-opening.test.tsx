import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AdvisorRequest } from '@/lib/advisor/open-advisor';
import { renderComponent } from '../../../../tests/support/render-page';
import { AdvisorOpening, type AdvisorOpeningProps } from './advisor-opening';

type Load = NonNullable<AdvisorOpeningProps['load']>;
const loaded = { Advisor: () => <p>The advisor</p>, messages: {} };

const failingOnce = () =>
  vi.fn<Load>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(loaded);

async function renderOpening(load: Load) {
  const request: AdvisorRequest = { id: 1, opener: null, onSettled: vi.fn() };
  const { user } = await renderComponent(<AdvisorOpening request={request} load={load} />, {
    catalogs: ['app'],
  });
  return { user, request };
}

it('says that the advisor opens until it has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof loaded>();
  await renderOpening(() => promise);
  expect(screen.getByText('Opening the frame advisor')).toBeVisible();
  resolve(loaded);
  expect(await screen.findByText('The advisor')).toBeVisible();
  expect(screen.queryByText('Opening the frame advisor')).not.toBeInTheDocument();
});

it('says when it cannot be loaded, and tries again on request', async () => {
  const { user, request } = await renderOpening(failingOnce());
  expect(await screen.findByText('The frame advisor could not be loaded.')).toBeVisible();
  // The button that opens it is no longer busy.
  expect(request.onSettled).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The advisor')).toBeVisible();
});

it('tries again when the connection is back', async () => {
  await renderOpening(failingOnce());
  await screen.findByText('The frame advisor could not be loaded.');
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('The advisor')).toBeVisible();
});

it('can be dismissed', async () => {
  const load = failingOnce();
  const { user } = await renderOpening(load);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/frame advisor/)).not.toBeInTheDocument());
  expect(load).toHaveBeenCalledOnce();
});
