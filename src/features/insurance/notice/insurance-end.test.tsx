import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { insurance, logOutInsurance } from '@/lib/insurance/insurance-session';
import { panelRequest } from '@/lib/insurance/open-insurance-panel';
import { insureShopper } from '../../../../tests/support/insured-shopper';
import { renderComponent } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';
import { InsuranceEnd } from './insurance-end';

const MINUTE = 60_000;
const ENDING = 'Your insurance login ends within 2 minutes. Prices are without insurance then.';
const ENDED = 'Your insurance login has ended. Prices are without insurance now.';

afterEach(() => {
  vi.useRealTimers();
  panelRequest.set(undefined);
});

async function renderNotice() {
  const test = await renderComponent(<InsuranceEnd />, {
    catalogs: ['insurance'],
    before: async (server) => {
      await insureShopper(server, 'A');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    },
  });
  return test;
}

/** Presses the button, and waits for the result. */
const stayLoggedIn = (server: TestServer) =>
  act(async () => {
    screen.getByRole('button', { name: 'Stay logged in' }).click();
    await server.allResponses();
  });

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('says after 28 minutes that the login ends, and after 30 that it has ended', async () => {
  await renderNotice();
  pass(27 * MINUTE);
  expect(screen.queryByText(ENDING)).not.toBeInTheDocument();
  pass(MINUTE + 5000);
  expect(screen.getByText(ENDING)).toBeVisible();
  pass(2 * MINUTE);
  expect(screen.getByText(ENDED)).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Log in again' }).click());
  expect(panelRequest.read()).toBeDefined();
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});

it('one click renews the login for 30 minutes, as often as the shopper likes', async () => {
  const { server } = await renderNotice();
  for (let time = 0; time < 2; time += 1) {
    pass(28 * MINUTE + 5000);
    server.sandbox.advanceClock(28 * MINUTE + 5000);
    await stayLoggedIn(server);
    expect(screen.queryByText(ENDING)).not.toBeInTheDocument();
  }
  pass(27 * MINUTE);
  expect(insurance.read().status).toBe('on');
  expect(insurance.read().endsAt).toBeGreaterThan(Date.now() + 2 * MINUTE);
});

it('says when the login could not be renewed, and offers it again', async () => {
  const { server } = await renderNotice();
  pass(28 * MINUTE + 5000);
  server.startScenario('getInsuranceBenefits:benefitsFailed');
  await stayLoggedIn(server);
  expect(screen.getByText(/That did not work/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stay logged in' })).toBeEnabled();
});

it('says nothing after a logout', async () => {
  await renderNotice();
  pass(28 * MINUTE + 5000);
  act(() => logOutInsurance());
  expect(screen.queryByText(ENDING)).not.toBeInTheDocument();
  pass(2 * MINUTE);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});
