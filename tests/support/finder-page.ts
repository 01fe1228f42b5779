import { PINNED_NOW } from '@sandbox/testing/test-sandbox';
import { act, fireEvent, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { type ComponentTest, type ComponentTestOptions, renderPage } from './render-page';

/** Opens the store finder with a query, at the time of the sandbox. Its map stays out of view: jsdom can draw none. */
export function openFinder(
  query: Record<string, string>,
  options: ComponentTestOptions = {},
): Promise<ComponentTest> {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers({ toFake: ['Date'], now: PINNED_NOW });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { locale = 'lc-us' } = options;
  return renderPage(`/${locale}/store-locator?${new URLSearchParams(query)}`, options);
}

/** The cards of the list. */
export const storeCards = () => screen.getAllByRole('article');

/** Clicks what changes the URL: the page suspends, so the update must be awaited. */
export const follow = (element: HTMLElement) => act(async () => void fireEvent.click(element));
