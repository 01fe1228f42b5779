import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-page';
import { testServer } from '../../../../tests/support/test-server';
import { Espot, type EspotProps } from './espot';

afterEach(() => vi.useRealTimers());

const errorEvent = (name: string) => ({ name: 'error', message: `Error loading espot ${name}` });

function CurrentPath() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

function renderEspot(props: EspotProps, scenario?: string) {
  return renderComponent(
    <>
      <Espot {...props} />
      <CurrentPath />
    </>,
    { catalogs: [], ...(scenario ? { scenario } : {}) },
  );
}

const espotProps: EspotProps = {
  espot: { name: 'Home_Story' },
  fallback: 'Built in',
  placeholder: 'Loading',
  children: (content) => <section aria-label="Frame">{content}</section>,
};

it('shows the content, whose links navigate on the client', async () => {
  const { user } = await renderEspot(espotProps);
  const link = await screen.findByRole('link', { name: 'Shop polarized sunglasses' });
  expect(screen.getByRole('region', { name: 'Frame' })).toContainElement(link);
  expect(link).toHaveAttribute('href', '/lc-us/sunglasses?facet=POLARIZED:True');
  await user.click(link);
  expect(screen.getByTestId('path')).toHaveTextContent('/lc-us/sunglasses');
});

it('an empty espot shows the fallback without the wrapper', async () => {
  const { events } = await renderEspot(espotProps, 'espots-empty');
  expect(await screen.findByText('Built in')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(events).toEqual([]);
});

it('a failed espot is tracked once, by name', async () => {
  const { events } = await renderEspot(espotProps, 'espots-failed');
  expect(await screen.findByText('Built in')).toBeVisible();
  expect(events).toEqual([errorEvent('Home_Story')]);
});

it('only the text of malicious content is left', async () => {
  await renderEspot(espotProps, 'espots-unsafe-html');
  const region = await screen.findByRole('region', { name: 'Frame' });
  expect(region.innerHTML).toContain('<p>Sale</p>');
  expect(region.innerHTML).not.toMatch(/script|onclick/);
});

it('a prefetched espot that failed is not requested again', async () => {
  const { events, server } = await renderEspot({ ...espotProps, prefetched: true });
  expect(screen.getByText('Built in')).toBeVisible();
  expect(events).toEqual([errorEvent('Home_Story')]);
  expect(server.callsTo('/espot/')).toEqual([]);
});

it('the placeholder is shown for at most 1.5 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = testServer().holdResponses('/espot/');
  const { events } = await renderEspot(espotProps);
  act(() => void vi.advanceTimersByTime(1499));
  expect(screen.getByText('Loading')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  expect(screen.getByText('Built in')).toBeVisible();
  vi.useRealTimers();
  release();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Frame' })).toBeVisible());
  expect(events).toEqual([]);
});
