import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deferHydration } from './defer-hydration';
import { hasPendingHydration, hydrateDeferred, hydratePersonal } from './deferred-components';
import {
  button,
  Counter,
  type CounterProps,
  deferredCounter,
  deferredGate,
  hydratePage,
  renderPage,
  resetDeferred,
} from './testing/deferred-page';
import { useHydrateLater } from './use-hydrate-later';

afterEach(resetDeferred);

function ChangingPage() {
  useHydrateLater();
  return null;
}

describe('a server-rendered component', () => {
  it('loads its code only on interaction', async () => {
    const { DeferredCounter, load, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter);
    const element = button();
    expect(load).not.toHaveBeenCalled();
    expect(hasPendingHydration()).toBe(true);
    fireEvent.pointerOver(element);
    await finishLoading();
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(element);
    // The same element, now with an event handler.
    expect(button()).toBe(element);
    expect(element).toHaveTextContent('clicked 1');
  });

  it('loads its code at once where focus was there before', async () => {
    const { DeferredCounter, load, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter, undefined, () => screen.getByRole('link').focus());
    expect(load).toHaveBeenCalledOnce();
    await finishLoading();
    fireEvent.click(button());
    expect(button()).toHaveTextContent('clicked 1');
  });

  it('lets a link navigate natively when its code does not load', async () => {
    const DeferredCounter = deferHydration<CounterProps>(() => Promise.reject(new Error('no network')));
    await hydratePage(DeferredCounter);
    await act(async () => fireEvent.click(screen.getByRole('link')));
    await waitFor(() => expect(window.location.hash).toBe('#elsewhere'));
    window.history.replaceState(null, '', '/');
  });

  it('lets no link leave the page when its code does not load without a connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    const DeferredCounter = deferHydration<CounterProps>(() => Promise.reject(new Error('no network')));
    await hydratePage(DeferredCounter);
    await act(async () => fireEvent.click(screen.getByRole('link')));
    await act(hydrateDeferred);
    expect(window.location.hash).toBe('');
  });

  it('hydrates with all others when the next page is prefetched', async () => {
    const { DeferredCounter, load, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter);
    const hydrated = hydrateDeferred();
    await finishLoading();
    await hydrated;
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(button());
    await waitFor(() => expect(button()).toHaveTextContent('clicked 1'));
  });

  it('loads its code after ten seconds on a page that changes by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { DeferredCounter, load, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter);
    render(<ChangingPage />);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(load).toHaveBeenCalledOnce();
    await finishLoading();
  });

  it('hydrates for the shopper’s own data only when it shows such data', async () => {
    const page = deferredCounter();
    const personal = deferredCounter(true);
    await hydratePage(page.DeferredCounter);
    await hydratePage(personal.DeferredCounter);
    void hydratePersonal();
    expect(personal.load).toHaveBeenCalledOnce();
    expect(page.load).not.toHaveBeenCalled();
  });

  it('keeps its HTML until its code is there, also when a deferred component around it updates', async () => {
    const inner = deferredGate(() => Counter);
    const outer = deferredGate(() => {
      const Inner = deferHydration(inner.load);
      return ({ label }: CounterProps) => {
        const [current, setCurrent] = useState(label);
        useEffect(() => setCurrent(`${label} again`), [label]);
        return <Inner label={current} />;
      };
    });
    await hydratePage(
      deferHydration(outer.load),
      <Suspense fallback={null}>
        <Counter label="clicked" />
      </Suspense>,
    );
    const element = button();
    fireEvent.pointerOver(element);
    await outer.finishLoading();
    expect(button()).toBe(element);
    await inner.finishLoading();
    expect(button()).toBe(element);
    fireEvent.click(element);
    await waitFor(() => expect(element).toHaveTextContent('clicked again 1'));
  });

  it('re-renders when its props change', async () => {
    const { DeferredCounter, load, finishLoading } = deferredCounter();
    const rerender = await hydratePage(DeferredCounter);
    const element = button();
    await rerender('touched');
    expect(load).toHaveBeenCalledOnce();
    // Until then the server's HTML stays.
    expect(button()).toBe(element);
    await finishLoading();
    expect(element).toHaveTextContent('touched 0');
    await rerender('tapped');
    expect(element).toHaveTextContent('tapped 0');
  });
});

it('loads at once when the server did not render it', async () => {
  const { DeferredCounter, load, finishLoading } = deferredCounter();
  renderPage(DeferredCounter);
  expect(load).toHaveBeenCalledOnce();
  await finishLoading();
  fireEvent.click(await screen.findByRole('tab'));
  await waitFor(() => expect(button()).toHaveTextContent('clicked 1'));
});
