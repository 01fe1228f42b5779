import type { Page } from '@playwright/test';

/**
 * Holds back the requests of the page to a URL, as a slow network would, for as long as the test wants: the page's calls have no limit
 * of time, which a busy machine could reach before the test lets go.
 *
 * @returns lets the held requests and all later ones through.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.addInitScript(removeTimeouts);
  await page.evaluate(removeTimeouts);
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function removeTimeouts(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}
