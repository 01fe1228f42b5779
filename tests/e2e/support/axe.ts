import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { isFullRun } from './variants';

declare const axe: typeof import('axe-core');

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  preload: false,
};

/** A fixed bar covers part of some target at any scroll position; scrolling uncovers it. */
const PARTLY_COVERED = /because it is partially obscured/;

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no axe violations on the current page: WCAG 2.2 AA and best practices. */
export async function expectNoAxeViolations(page: Page, what: string): Promise<void> {
  await finishAnimations(page);
  if (await page.evaluate(() => typeof axe === 'undefined')) await page.evaluate(await source);
  // Only the violations leave the page: a whole report is 1.2 MB.
  const found = await page.evaluate(
    async (options) =>
      (await axe.run(document, options)).violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
      })),
    OPTIONS,
  );
  const violations = found
    .map((violation) => ({
      ...violation,
      where: violation.where.filter((finding) => !PARTLY_COVERED.test(finding)),
    }))
    .filter(({ where }) => where.length > 0);
  expect(violations, `axe: ${what}`).toEqual([]);
}

/** Scans in the full run only: the default run scans another state of this kind. */
export async function expectNoAxeViolationsInFullRun(page: Page, what: string): Promise<void> {
  if (isFullRun()) await expectNoAxeViolations(page, what);
}

/** Finishes running fades, whose intermediate colors have too little contrast. Spinners are endless and skipped. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
}
