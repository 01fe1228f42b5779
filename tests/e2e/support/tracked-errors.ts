import type { Page } from '@playwright/test';

/** Messages of the tracked errors so far (000 §8), in order. */
export function trackedErrors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((event) => (event.name === 'error' ? [event.message] : [])),
  );
}
