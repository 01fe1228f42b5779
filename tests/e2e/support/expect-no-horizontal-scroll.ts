import { expect, type Locator, type Page } from '@playwright/test';

/** Expects no horizontal scrolling of the page, or of a part of it; scrollable rows are fine. */
export async function expectNoHorizontalScroll(
  page: Page,
  place: Locator = page.locator('html'),
): Promise<void> {
  const [content, available] = await place.evaluate(
    ({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth] as const,
  );
  expect(content, page.url()).toBeLessThanOrEqual(available);
}
