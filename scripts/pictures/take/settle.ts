import type { Page, Request } from '@playwright/test';

/** Milliseconds without a change of the page, after which it is taken to be still. */
const STILL_MS = 150;
/** For a page that does not become still, such as one with a running countdown. */
const LIMIT_MS = 30_000;

/** Counts the requests that have not ended. */
export class PendingRequests {
  readonly #pending = new Set<Request>();
  readonly #held = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** A request that never ends: the page is pictured while it waits. */
  hold(request: Request): void {
    this.#held.add(request);
  }

  get count(): number {
    return [...this.#pending].filter((request) => !this.#held.has(request)).length;
  }
}

/**
 * Waits until nothing is loading any more, and nothing changes.
 *
 * @param isWaiting whether the page is to be seen while it waits, with its skeletons.
 */
export async function settle(page: Page, requests: PendingRequests, isWaiting: boolean): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end) {
    const isStill = await page
      .evaluate(stayedStill, { milliseconds: STILL_MS, isWaiting })
      .catch(() => false);
    if (isStill && requests.count === 0) return;
  }
}

/** Runs in the page: whether it stayed the same for a while, with its fonts and pictures loaded. */
async function stayedStill(options: { milliseconds: number; isWaiting: boolean }): Promise<boolean> {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, options.milliseconds));
  observer.disconnect();
  const isInView = (element: Element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const isOutside = bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
    return !isOutside && element.checkVisibility();
  };
  const isLoading =
    [...document.images].some((image) => !image.complete && isInView(image)) ||
    (!options.isWaiting && [...document.querySelectorAll('.skeleton')].some(isInView));
  return !changed && !isLoading && document.readyState === 'complete' && document.fonts.status === 'loaded';
}
