import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any way through a page of the store has. */
const MOST_STOPS = 160;

/** Presses Tab until the focus is on the target. Each stop on the way has to be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const arrived = target.and(page.locator(':focus'));
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if ((await arrived.count()) > 0) return;
  }
  throw new Error(`${MOST_STOPS} presses of Tab did not reach ${target}`);
}

/** Goes to the target by Tab and presses Enter on it. */
export async function tabAndEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The focus is on something, with a ring, in the window and under nothing else (WCAG 2.2: 2.4.7, 2.4.11). */
async function expectFocusSeen(page: Page): Promise<void> {
  const complaint = await page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const name = `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}"`;
    const moving = element.getAnimations({ subtree: true });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const onTop = document.elementFromPoint(x, y);
    const related = (other: Element | null) =>
      other !== null && (element.contains(other) || other.contains(element));
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      return `${name} is out of sight`;
    if (!related(onTop)) return `${name} is under ${onTop?.outerHTML.slice(0, 80)}`;
    const ringed = [element, ...element.querySelectorAll('*')].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    return ringed ? undefined : `${name} shows no focus ring`;
  });
  expect(complaint, 'the keyboard focus').toBeUndefined();
}

/** After a change, the keyboard still stands somewhere in the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.locator(':focus')).toHaveCount(1);
}
