import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A fixed bar covers part of some target at any scroll position; scrolling uncovers it. */
const PARTLY_COVERED = /because it is partially obscured/;

/** Expects no axe violations on the current page: WCAG 2.2 AA and best practices. */
export async function expectNoAxeViolations(page: Page, what: string): Promise<void> {
  await finishAnimations(page);
  // Without legacy mode axe opens another tab, which takes the focus away from the page.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes
      .map(({ target, failureSummary }) => `${target}: ${failureSummary}`)
      .filter((finding) => !PARTLY_COVERED.test(finding)),
  }));
  expect(
    found.filter(({ where }) => where.length > 0),
    `axe: ${what}`,
  ).toEqual([]);
}

/** Finishes running fades, whose intermediate colors have too little contrast. Spinners are endless and skipped. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
}
