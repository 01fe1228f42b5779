import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
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
