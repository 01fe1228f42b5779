import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { missingCode } from '@/lib/hydration/missing-code';
import { blockCookies } from '../../../tests/support/block-cookies';
import { renderComponent } from '../../../tests/support/render-page';
import { ConnectionNotice } from './connection-notice';

const onLine = vi.spyOn(navigator, 'onLine', 'get');
afterAll(() => onLine.mockRestore());

function setOnline(online: boolean) {
  onLine.mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

it('shows a notice while offline', async () => {
  await renderComponent(<ConnectionNotice />, { catalogs: ['app'] });
  const notice = () => screen.queryByText(/^No connection\. What you entered is kept\./);
  expect(notice()).not.toBeInTheDocument();
  setOnline(false);
  expect(notice()).toBeVisible();
  // The live region must exist before its content changes.
  expect(notice()?.parentElement).toHaveRole('status');
  setOnline(true);
  expect(notice()).not.toBeInTheDocument();
});

it.each([
  ['', /^Part of this page did not load\. Reload it to go on\.$/],
  ['Ana', /What you have typed here will be lost\.$/],
])('offers to reload when code did not load, with %j typed', async (typed, message) => {
  onTestFinished(() => act(() => missingCode.set(false)));
  await renderComponent(
    <>
      <input aria-label="First name" />
      <input type="checkbox" />
      <ConnectionNotice />
    </>,
    { catalogs: ['app'] },
  );
  fireEvent.input(screen.getByRole('textbox'), { target: { value: typed } });
  act(() => missingCode.set(true));
  expect(screen.getByText(message).closest('[role="status"]')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('says that the browser blocks cookies, until the shopper closes it', async () => {
  blockCookies();
  await renderComponent(<ConnectionNotice />, { catalogs: ['app'] });
  const notice = () => screen.queryByText(/^Your browser blocks cookies\./);
  expect(notice()?.closest('[role="status"]')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice()).not.toBeInTheDocument();
});

it('leaves no page by a link while offline', async () => {
  await renderComponent(
    <>
      <ConnectionNotice />
      <a href="/lc-us/eyeglasses">Eyeglasses</a>
      <a href="#top">Top</a>
    </>,
    { catalogs: ['app'] },
  );
  setOnline(false);
  const isFollowed = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  expect(isFollowed('Eyeglasses')).toBe(false);
  expect(isFollowed('Top')).toBe(true);
});
