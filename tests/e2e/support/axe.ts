import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page as it stands has nothing that axe finds wrong: WCAG 2.2 AA and best practice. */
export async function expectNoAxeViolations(page: Page, what: string): Promise<void> {
  await endMotion(page);
  // Without this mode axe opens a tab of its own, which takes the focus away from the page.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(found, `axe: ${what}`).toEqual([]);
}

/** Colours in the middle of a fade are nobody's fault, so fades jump to their end. Spinners have none. */
async function endMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
}
