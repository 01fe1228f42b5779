import { expect, type Locator, type Page } from '@playwright/test';
import { LIMITS } from './limits';

/** More tab stops than any page of the store has. */
const MAX_STOPS = 240;

type TabKey = 'Tab' | 'Shift+Tab';

/** Presses Tab until the target, or a radio of its group, has the focus. The focus must be visible at each stop. */
export async function tabTo(page: Page, target: Locator, key: TabKey = 'Tab'): Promise<void> {
  // The target must exist before tabbing starts.
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  const stops: string[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press(key);
    const { name, problem, isTarget, isReplaced } = await page.evaluate(inspectFocus, {
      target: element,
      limit: LIMITS.expect,
    });
    expect(problem, 'the keyboard focus').toBeUndefined();
    stops.push(name);
    if (isTarget) return;
    if (!isReplaced) continue;
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    element = await target.elementHandle();
  }
  const lastStops = stops.slice(-20).join(', ');
  const missed = await target.evaluate((missing) => missing.outerHTML.slice(0, 200));
  throw new Error(`${MAX_STOPS} presses of ${key} did not reach ${missed}; the last stops: ${lastStops}`);
}

/**
 * Presses Tab from the start of the page, or of an open dialog, until the first stop has the focus again or nothing has it. The
 * focus must be visible at each stop.
 */
export async function walkFocus(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const first = (await page.evaluateHandle(() => document.activeElement)).asElement();
  const problems: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const state = await page.evaluate(inspectFocus, { target: first, limit: LIMITS.expect });
    if (state.isTarget) break;
    if (state.problem) problems.push(state.problem);
  }
  expect(problems, 'the keyboard focus').toEqual([]);
}

/** Tabs back to the target. */
export async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 'Shift+Tab');
}

/** Tabs to the target and presses Enter. */
export async function tabAndEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs back to the target and presses Enter. */
export async function tabBackAndEnter(page: Page, target: Locator): Promise<void> {
  await tabBackTo(page, target);
  await page.keyboard.press('Enter');
}

/**
 * Tabs to the group of a radio, and chooses the radio with the arrow keys. Where none of the group is checked, the tab stop may
 * be any of them: Chromium takes the one that had the focus last, and forgets it when React updates the radios.
 */
export async function tabAndChoose(page: Page, radio: Locator): Promise<void> {
  await tabTo(page, radio);
  await page.keyboard.press('Space');
  while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
}

interface FocusTrap {
  /** Number of key presses; more than the dialog has stops. */
  stops: number;
  /** True for a native dialog, which lets the focus move to the browser's UI, where the page has no focus. */
  native?: boolean;
}

/** Expects Tab and Shift+Tab to stay inside the dialog. */
export async function expectFocusTrappedIn(page: Page, dialog: Locator, trap: FocusTrap): Promise<void> {
  const inside = dialog.locator(':focus');
  const anywhere = page.locator(':focus');
  for (const key of ['Tab', 'Shift+Tab'] satisfies TabKey[]) {
    for (let stop = 1; stop <= trap.stops; stop += 1) {
      await page.keyboard.press(key);
      if (trap.native && (await anywhere.count()) === 0) continue;
      await expect(inside, `the focus after ${stop} presses of ${key}`).toHaveCount(1);
      await expectFocusVisible(page);
    }
  }
}

/** Expects a focus ring in the viewport that is not obscured (WCAG 2.2: 2.4.7, 2.4.11). */
async function expectFocusVisible(page: Page): Promise<void> {
  const { problem } = await page.evaluate(inspectFocus, { target: null, limit: LIMITS.expect });
  expect(problem, 'the keyboard focus').toBeUndefined();
}

interface FocusState {
  /** Tag and label of the focused element. */
  name: string;
  /** Reason why the focus is not visible. */
  problem: string | undefined;
  isTarget: boolean;
  /** True if the target has left the page. */
  isReplaced: boolean;
}

interface FocusQuestion {
  target: Node | null;
  /** Milliseconds after which a problem stays. */
  limit: number;
}

/** Runs in the page. */
async function inspectFocus({ target, limit }: FocusQuestion): Promise<FocusState> {
  const end = performance.now() + limit;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // At the edges of a dialog a hidden element moves the focus on after a moment.
  while (document.activeElement?.ariaHidden === 'true' && performance.now() < end) await nextFrame();
  let problem = await problemOf(document.activeElement);
  // A message that appears or goes moves what is below it, and the browser scrolls there in a later frame.
  while (problem && performance.now() < end) {
    await nextFrame();
    problem = await problemOf(document.activeElement);
  }
  const focused = document.activeElement;
  return {
    name: nameOf(focused),
    problem,
    isTarget: focused === target || areInOneGroup(focused, target),
    isReplaced: target?.isConnected === false,
  };

  /** Returns whether two radios share a tab stop. */
  function areInOneGroup(one: Node | null, other: Node | null): boolean {
    const isRadio = (node: Node | null): node is HTMLInputElement =>
      node instanceof HTMLInputElement && node.type === 'radio';
    return isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form;
  }

  function nameOf(element: Element | null): string {
    const value = element instanceof HTMLInputElement ? `${element.name}=${element.value}` : undefined;
    const label = element?.getAttribute('aria-label') ?? value ?? element?.textContent?.trim().slice(0, 40);
    return `${element?.tagName} "${label}"`;
  }

  async function problemOf(element: Element | null): Promise<string | undefined> {
    if (!element || element === document.body) return 'nothing has the focus';
    const name = nameOf(element);
    // Waits for the header to slide back in when it gets the focus.
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const animated = effect instanceof KeyframeEffect ? effect.target : null;
      const isNear = animated !== null && (animated.contains(element) || element.contains(animated));
      return isNear && playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const onTop = document.elementFromPoint(x, y);
    const related = (other: Element | null) =>
      other !== null && (element.contains(other) || other.contains(element));
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      return `${name} is outside the viewport`;
    if (!related(onTop)) return `${name} is covered by ${onTop?.outerHTML.slice(0, 80)}`;
    const hasFocusRing = [element, ...element.querySelectorAll('*')].some((candidate) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    return hasFocusRing ? undefined : `${name} shows no focus ring`;
  }
}

/** Expects that the focus was not lost after a change. */
export async function expectFocusPreserved(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.locator(':focus')).toHaveCount(1);
}
