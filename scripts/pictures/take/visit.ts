import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { contractOperations } from '@sandbox/contract/operations';
import { RouteIndex } from '@sandbox/contract/route-index';
import { scenarioIndex } from '@sandbox/scenarios/scenario-index';
import { type Call, prepareState } from '@sandbox/states/prepare-state';
import type { State, StateSize } from '@sandbox/states/state';
import { LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { SIZES } from '../../../tests/e2e/support/variants.ts';
import { takeStep } from './take-step.ts';

/** One picture to take. */
export interface Shot {
  state: State;
  size: StateSize;
  locale: LocaleCode;
}

/** When everything happens: on a Monday morning of the sandbox's tests. */
export const PICTURES_NOW = new Date('2026-06-15T12:00:00Z');
/** Milliseconds for one control or page. */
const STEP_LIMIT_MS = 60_000;
/** What is farther down shows nothing new. */
const MAX_HEIGHT = 6000;

const operations = contractOperations();
const routes = new RouteIndex(operations);
const scenarios = scenarioIndex(operations);

/** Brings a new browser into the state and takes its picture. @throws Error when a step cannot be taken. */
export async function visit(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const { state, locale } = shot;
  const context = await browser.newContext({ baseURL: origin, ...contextOptions(shot) });
  try {
    context.setDefaultTimeout(STEP_LIMIT_MS);
    // The pop-up of the promotion stays away, unless a state is about it.
    if (state.dialog !== 'promo-dialog')
      await context.addCookies(
        ['promo', 'accepted'].map((name) => ({ name, value: 'valid', url: `${origin}/` })),
      );
    const call: Call = async (method, path, body) => {
      const response = await context.request.fetch(path, { method, ...(body ? { data: body } : {}) });
      if (!response.ok()) throw new Error(`${method} ${path} responded with ${response.status()}.`);
      return response.json();
    };
    await context.request.delete('/sandbox/api/data');
    const { path, steps } = await prepareState(state, locale, call);
    const page = await context.newPage();
    await page.clock.setFixedTime(PICTURES_NOW);
    await page.addInitScript(keepCookies, Date.now() - PICTURES_NOW.getTime());
    const requests = new PendingRequests(page);
    await holdDelayed(page, state, requests);
    const response = await page.goto(path, { waitUntil: 'load' });
    if (response?.status() === 404 && state.kind !== 'failed') throw new Error(`There is no page ${path}.`);
    await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
    await settle(page, requests, state.kind === 'loading');
    for (const step of steps) {
      await takeStep(page, locale, step);
      await settle(page, requests, state.kind === 'loading');
    }
    return await picture(page, shot, requests);
  } finally {
    await context.close();
  }
}

/** Runs in the page: cookies expire by the real clock, which is ahead of that of the page by this much. */
function keepCookies(ahead: number): void {
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  Object.defineProperty(document, 'cookie', {
    get,
    set(cookie: string) {
      const shifted = cookie.replace(
        /expires=([^;]+)/i,
        (_, date) => `expires=${new Date(Date.parse(date) + ahead).toUTCString()}`,
      );
      set?.call(document, shifted);
    },
  });
}

function contextOptions({ size, locale, state: { media } }: Shot): BrowserContextOptions {
  return {
    ...SIZES[size],
    locale: LOCALES[locale].languageTag,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    ...(media === 'forced colors' ? { forcedColors: 'active' } : {}),
  };
}

/** Calls that a scenario delays do not end at all, so that no picture is taken too late. */
async function holdDelayed(
  page: Page,
  { scenario, steps = [] }: State,
  requests: PendingRequests,
): Promise<void> {
  const started = steps.flatMap((step) =>
    typeof step === 'object' && 'scenario' in step ? [step.scenario] : [],
  );
  const delayed = [scenario ?? '', ...started].flatMap((name) =>
    Object.entries(scenarios.get(name)?.effects ?? {}).flatMap(([id, { kind }]) =>
      kind === 'delayed' ? [id] : [],
    ),
  );
  if (delayed.length === 0) return;
  await page.route('**/*', (route, request) => {
    const match = routes.find(request.method(), new URL(request.url()).pathname);
    if (typeof match !== 'object' || !delayed.includes(match.operation.id)) return route.fallback();
    requests.hold(request);
  });
}

/** Runs in the page: parts farther down become active with the first scroll. */
async function scrollThrough(): Promise<void> {
  for (const top of [document.documentElement.scrollHeight, 0]) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: what sticks to the lower edge of the window would hide what is above its own place. */
function releaseFromEdge(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { position, bottom } = getComputedStyle(element);
    if (position === 'sticky' && bottom !== 'auto') element.style.setProperty('bottom', 'auto', 'important');
  }
}

async function picture(page: Page, { state, size }: Shot, requests: PendingRequests): Promise<Buffer> {
  if (state.media === 'print') await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  // Stricter than the browser's own setting, which media queries in rem follow too.
  if (state.media === 'large text')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // No control is shown as the mouse would have it.
  await page.mouse.move(0, 0);
  await settle(page, requests, state.kind === 'loading');
  const appearance = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  // Its code may still be loading when the page is still.
  if (state.dialog) await dialogs.first().waitFor();
  const isCovered = (await dialogs.count()) > 0;
  if (isCovered) return page.screenshot(appearance);
  await page.evaluate(scrollThrough);
  // All of the page is in view for a moment, so that what loads late is there.
  const { viewport } = SIZES[size];
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const height of [Math.min(await heightOf(), MAX_HEIGHT), viewport.height]) {
    await page.setViewportSize({ ...viewport, height });
    await settle(page, requests, state.kind === 'loading');
  }
  await page.evaluate(releaseFromEdge);
  const height = Math.min(await heightOf(), MAX_HEIGHT);
  return page.screenshot({
    ...appearance,
    fullPage: true,
    clip: { x: 0, y: 0, width: viewport.width, height },
  });
}

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
