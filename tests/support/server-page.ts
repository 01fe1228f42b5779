import { act } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { renderToHtml } from '@/app/render-to-html';
import { startApp } from '@/app/start-app';
import { hasPendingHydration, hydrateDeferred } from '@/lib/hydration/deferred-components';
import { LIMITS } from '@/server/request-limits';
import { renderPageHtml } from './render-html';
import { testServer } from './test-server';

let root: Root | undefined;

/**
 * Opens a page as a browser does: the server's document first, then the scripts.
 *
 * @param scenario of the sandbox, active only while the server renders.
 */
export async function openServerPage(path: string, scenario = ''): Promise<void> {
  await showServerHtml(path, scenario);
  await hydratePage();
}

/** Shows the server's document of a page, without scripts. */
export async function showServerHtml(path: string, scenario = ''): Promise<void> {
  await closePage();
  const server = testServer();
  server.startScenario(scenario);
  const html = await renderOnServer(path);
  server.startScenario('');
  server.exposeCookies();
  window.history.replaceState(null, '', path);
  putDocument(html);
  // jsdom has no layout, so nothing to scroll, and nothing is near the viewport.
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}

/** Starts the scripts of a page, all deferred ones too. */
export async function hydratePage(): Promise<void> {
  // `act` returns when React has hydrated everything that is loaded.
  await act(async () => {
    root = await startApp();
  });
  await act(() => hydrateDeferred());
  expect(hasPendingHydration()).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-hydrated', 'true');
}

/** Renders a page on the server for the test's shopper, without a window. */
async function renderOnServer(path: string): Promise<string> {
  const { sandbox, shopper } = testServer();
  for (const name of ['window', 'document', 'location']) vi.stubGlobal(name, undefined);
  try {
    return (await renderPageHtml(sandbox.sandbox, path, { cookie: shopper.cookieHeader })).html;
  } finally {
    // React's contexts keep the values of the last page on the server until the next one is rendered.
    await renderToHtml(null, '', { size: LIMITS.pageBytes, time: LIMITS.renderingMs });
    vi.unstubAllGlobals();
  }
}

function putDocument(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const element = document.importNode(parsed.documentElement, true);
  if (document.documentElement) document.replaceChild(element, document.documentElement);
  else document.append(element);
}

/**
 * Unmounts the current page and flushes React's pending work: all of it, however long it takes, since the server renders the next page
 * without a window.
 */
export async function closePage(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
  await new Promise((resolve) => setImmediate(resolve));
}
