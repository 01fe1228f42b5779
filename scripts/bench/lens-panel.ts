import type { Browser, Locator, Page } from '@playwright/test';
import { medians } from './median.ts';
import { measureTap, observeMetrics } from './observed-metrics.ts';
import { withPhone } from './phone.ts';

/** Odd, so that the median is a measured value. */
const RUNS = Number(process.env.RUNS ?? 5);
/** Longer than a request for a script takes on the slow network. */
const SETTLE_MS = 1500;
/** The page's sections hydrate one after the other, some with separate data. */
const PAGE_SETTLE_MS = 4000;

interface PanelAction {
  name: string;
  /** Choices before the measured tap. */
  prepare?: (panel: Locator) => Promise<unknown>;
  tap: (page: Page, panel: Locator) => Locator;
  /** Resolves when the tap has had its effect. */
  hasEffect: (panel: Locator) => Promise<unknown>;
}

const heading = (name: string) => (panel: Locator) => panel.getByRole('heading', { name }).waitFor();
const radio = (panel: Locator, name: RegExp) => panel.getByRole('radio', { name });
const choose = (name: RegExp) => (panel: Locator) => radio(panel, name).check();
const toNextStep = (_: Page, panel: Locator) => panel.getByRole('button', { name: 'Continue' });

/** Actions from the page to the review; the prescription is left for later after its form was opened. */
const ACTIONS: PanelAction[] = [
  {
    name: 'open',
    tap: (page) => page.getByRole('main').getByRole('button', { name: 'Choose lenses' }),
    hasEffect: (panel) => panel.getByRole('radio').first().waitFor(),
  },
  {
    name: 'prescription',
    prepare: choose(/^Single vision/),
    tap: toNextStep,
    hasEffect: heading('How do you want to give us your prescription?'),
  },
  {
    name: 'type it in',
    tap: (_, panel) => radio(panel, /^Type it in/),
    hasEffect: (panel) => panel.getByRole('combobox').first().waitFor(),
  },
  {
    name: 'material',
    prepare: choose(/^Add it later/),
    tap: toNextStep,
    hasEffect: heading('Which material?'),
  },
  {
    name: 'kind of lens',
    prepare: choose(/^Plastic/),
    tap: toNextStep,
    hasEffect: heading('Which kind of lens?'),
  },
  { name: 'coating', prepare: choose(/^Clear/), tap: toNextStep, hasEffect: heading('Which coating?') },
  {
    name: 'plan',
    prepare: choose(/^Anti-reflective/),
    tap: toNextStep,
    hasEffect: heading('Protect your pair?'),
  },
  { name: 'review', tap: toNextStep, hasEffect: heading('Is everything right?') },
];

export interface StepFigures {
  /** JavaScript that has loaded when the step is shown, in bytes of brotli. */
  bytes: number;
  /** JavaScript that loads afterwards, while the step is read. */
  prefetched: number;
  /** Interaction to Next Paint of the tap, in milliseconds. */
  paint: number;
}

type NamedFigures = StepFigures & { name: string };

/** Goes through the lens panel of a frame on a slow phone: medians of several visits. */
export async function measureLensPanel(
  browser: Browser,
  origin: string,
  upc: string,
): Promise<NamedFigures[]> {
  const runs: StepFigures[][] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(
      await withPhone(browser, { cookies: [], slowNetwork: true }, async (page) => {
        await observeMetrics(page);
        // Without the pop-up for new shoppers.
        await page.goto(`${origin}/lc-us/${upc}?promo=eaccess`);
        await page.waitForLoadState('networkidle');
        // The page's sections hydrate with the first touch.
        await page.getByRole('main').getByRole('img').first().tap();
        return goThroughPanel(page);
      }),
    );
  }
  return ACTIONS.map(({ name }, place) => ({ name, ...medians(runs.flatMap((run) => run[place] ?? [])) }));
}

async function goThroughPanel(page: Page): Promise<StepFigures[]> {
  const figures: StepFigures[] = [];
  const panel = page.getByRole('dialog');
  let before = await settledScriptBytes(page, PAGE_SETTLE_MS);
  for (const { prepare, tap, hasEffect } of ACTIONS) {
    await prepare?.(panel);
    const paint = await measureTap(page, tap(page, panel));
    await hasEffect(panel);
    const shown = await scriptBytes(page);
    const settled = await settledScriptBytes(page);
    figures.push({ bytes: shown - before, prefetched: settled - shown, paint });
    before = settled;
  }
  return figures;
}

/** Once nothing has loaded for a while: the load state "networkidle" happens only once per page. */
async function settledScriptBytes(page: Page, settleMs = SETTLE_MS): Promise<number> {
  let before = Number.NaN;
  let bytes = await scriptBytes(page);
  while (bytes !== before) {
    await page.waitForTimeout(settleMs);
    before = bytes;
    bytes = await scriptBytes(page);
  }
  return bytes;
}

/** Transferred JavaScript of the page so far. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** One line of Markdown for each step. */
export function lensPanelTable(figures: NamedFigures[]): string {
  return [
    '| step | scripts until it is shown, KiB | prefetched, KiB | next paint, ms |',
    '|---|---|---|---|',
    ...figures.map(
      ({ name, bytes, prefetched, paint }) =>
        `| ${name} | ${(bytes / 1024).toFixed(1)} | ${(prefetched / 1024).toFixed(1)} | ${paint.toFixed(0)} |`,
    ),
  ].join('\n');
}
