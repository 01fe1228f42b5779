import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page as it stands has nothing that axe finds wrong: WCAG 2.2 AA and best practice. */
export async function expectNoAxeViolations(page: Page, what: string): Promise<void> {
  await motionEnded(page);
  // Without this mode axe opens a tab of its own, which takes the focus away from the page.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(found, `axe: ${what}`).toEqual([]);
}

/** Colours in the middle of a fade are nobody's fault. Spinners never end, and are not waited for. */
async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
