import { act, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderPart } from '../../../tests/support/render-page';
import { ConnectionNotice } from './connection-notice';

const onLine = vi.spyOn(navigator, 'onLine', 'get');
afterAll(() => onLine.mockRestore());

function connection(online: boolean) {
  onLine.mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

it('tells of a lost connection until it is back', async () => {
  await renderPart(<ConnectionNotice />, { catalogues: ['app'] });
  const notice = () => screen.queryByText(/^No connection\. What you entered is kept\./);
  expect(notice()).not.toBeInTheDocument();
  connection(false);
  expect(notice()).toBeVisible();
  // In a region that has been there before, or nobody would hear it.
  expect(notice()?.parentElement).toHaveRole('status');
  connection(true);
  expect(notice()).not.toBeInTheDocument();
});
