import { PINNED_NOW } from '@sandbox/testing/test-sandbox';
import { act, fireEvent, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { type ComponentTest, type PageTestOptions, renderPage } from './render-page';

export interface FinderOptions extends PageTestOptions {
  /** The finder's path without its locale. */
  path?: string;
  /** Out of view by default: jsdom can draw no map. */
  isMapInView?: boolean;
}

/** Opens the store finder with a query, at the time of the sandbox. */
export function openFinder(
  query: Record<string, string>,
  { path = 'store-locator', isMapInView = false, ...options }: FinderOptions = {},
): Promise<ComponentTest> {
  stubObservers(isMapInView);
  vi.useFakeTimers({ toFake: ['Date'], now: PINNED_NOW });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { locale = 'lc-us' } = options;
  return renderPage(`/${locale}/${path}?${new URLSearchParams(query)}`, options);
}

/** Stubs observers that jsdom lacks. */
function stubObservers(isIntersecting: boolean): void {
  class Observer {
    disconnect() {}
    observe() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Observer {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        super();
        this.#report = report;
      }
      override observe() {
        this.#report([{ isIntersecting }]);
      }
    },
  );
}

/** Returns the cards of the list. */
export const storeCards = () => screen.getAllByRole('article');

/** Clicks what changes the URL: the page suspends, so the update must be awaited. */
export const follow = (element: HTMLElement) => act(async () => void fireEvent.click(element));
