import type { Page } from '@playwright/test';

/** Messages of the errors that the page has reported so far (000 §8), in their order. */
export function trackedErrors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((event) => (event.name === 'error' ? [event.message] : [])),
  );
}
