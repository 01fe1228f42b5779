import { act, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderComponent, renderPage } from '../../../../tests/support/render-page';
import { testServer } from '../../../../tests/support/test-server';
import { Espot, type EspotProps, ReservedSpace } from './espot';

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

it('an espot whose prefetch failed is tracked and not requested again', async () => {
  const { server, events } = await renderPage('/lc-us/sunglasses?facet=FRAME_SHAPE:irregular', {
    scenario: 'espots-failed',
  });
  await waitFor(() => expect(events).toContainEqual(errorEvent('Listing_Banner')));
  expect(server.callsTo('/Listing_Banner/')).toHaveLength(1);
});

it('a prefetch and the component share one request', async () => {
  const release = testServer().holdResponses('/espot/');
  const { server } = await renderPage('/lc-us/sunglasses?facet=FRAME_SHAPE:irregular');
  expect(screen.queryByText(/UVA and UVB/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(/UVA and UVB/)).toBeVisible();
  expect(server.callsTo('/Listing_Banner/')).toHaveLength(1);
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

describe('a reserved space', () => {
  /** Renders a place 64 px high whose content arrives. The test sets its box, because jsdom has no layout. */
  function renderPlace({ contentHeight, top = 100 }: { contentHeight: number; top?: number }) {
    const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    onTestFinished(() => box.mockRestore());
    box.mockReturnValue(new DOMRect(0, top, 320, Math.max(64, contentHeight)));
    const place = (content?: string) => (
      <div data-testid="parent">
        <ReservedSpace className="min-h-16" isLoading={content === undefined}>
          {content}
        </ReservedSpace>
      </div>
    );
    const { rerender } = render(place());
    const element = screen.getByTestId('parent').firstElementChild as HTMLElement;
    element.style.minHeight = '64px';
    rerender(place('Late sale'));
    return element;
  }
  it('shows content that fits', () => {
    const place = renderPlace({ contentHeight: 64 });
    expect(place).toHaveTextContent('Late sale');
    expect(place).toBeInTheDocument();
  });

  it('stays blank when the content needs more room', () => {
    const place = renderPlace({ contentHeight: 65 });
    expect(place).toBeInTheDocument();
    expect(place).toBeEmptyDOMElement();
  });

  it('below the screen gives the content the room that it needs', () => {
    const place = renderPlace({ contentHeight: 300, top: window.innerHeight });
    expect(place).not.toBeInTheDocument();
    expect(screen.getByTestId('parent')).toHaveTextContent('Late sale');
  });
});
