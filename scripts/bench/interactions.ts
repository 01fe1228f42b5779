import type { Browser, Locator, Page } from '@playwright/test';
import { medians } from './median.ts';
import { measureTap, observeMetrics } from './observed-metrics.ts';
import { withPhone } from './phone.ts';

/** Odd, so that the median is a measured value. */
const RUNS = Number(process.env.RUNS ?? 5);

interface Interaction {
  name: string;
  path: string;
  find: (page: Page) => Promise<Locator> | Locator;
  /** Resolves when the tap has had its effect. */
  hasEffect: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const filterButton = (page: Page) => main(page).getByRole('button', { name: 'Filter', exact: true });
const isLoaded = (page: Page) => page.locator('section[aria-busy="false"]').waitFor({ state: 'attached' });

/** @param upc of a frame with several colors. */
function interactions(upc: string): Interaction[] {
  const product = `/lc-us/${upc}`;
  return [
    {
      name: 'menu',
      path: '/lc-us',
      find: (page) => page.getByRole('banner').locator('summary').first(),
      hasEffect: (page) => page.getByRole('banner').locator('details[open]').waitFor(),
    },
    {
      name: 'drawer of the filters',
      path: '/lc-us/eyeglasses',
      find: filterButton,
      hasEffect: (page) => filters(page).waitFor(),
    },
    {
      name: 'facet',
      path: '/lc-us/eyeglasses',
      find: async (page) => {
        await filterButton(page).tap();
        return filters(page).getByRole('link', { name: /^Round ?,/ });
      },
      hasEffect: async (page) => {
        await page.waitForURL(/FRAME_SHAPE/);
        await isLoaded(page);
      },
    },
    {
      name: 'color',
      path: product,
      find: (page) => main(page).getByRole('list', { name: 'Colors of this frame' }).getByRole('link').last(),
      hasEffect: (page) => page.waitForURL((url) => url.pathname !== product),
    },
    {
      name: 'lens panel',
      path: product,
      find: (page) => main(page).getByRole('button', { name: 'Choose lenses' }),
      hasEffect: (page) => page.getByRole('dialog').getByRole('radio').first().waitFor(),
    },
    {
      name: 'add to cart',
      path: product,
      find: (page) => main(page).getByRole('button', { name: 'Add the frame only' }),
      hasEffect: (page) => page.getByRole('banner').getByRole('link', { name: /\d/ }).waitFor(),
    },
  ];
}

export interface InteractionFigures {
  name: string;
  /** Interaction to Next Paint, in milliseconds. */
  paint: number;
}

/** Taps a control of a loaded page on a slow processor, several times, and returns the medians. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  upc: string,
): Promise<InteractionFigures[]> {
  const figures: InteractionFigures[] = [];
  for (const { name, path, find, hasEffect } of interactions(upc)) {
    const runs: { paint: number }[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(
        await withPhone(browser, { cookies: [], slowNetwork: false }, async (page) => {
          await observeMetrics(page);
          await page.goto(origin + path);
          await page.waitForLoadState('networkidle');
          const paint = await measureTap(page, await find(page));
          await hasEffect(page);
          return { paint };
        }),
      );
    }
    figures.push({ name, ...medians(runs) });
  }
  return figures;
}

/** One line of Markdown for each interaction. */
export function interactionTable(figures: InteractionFigures[]): string {
  return [
    '| interaction | next paint, ms |',
    '|---|---|',
    ...figures.map(({ name, paint }) => `| ${name} | ${paint.toFixed(0)} |`),
  ].join('\n');
}
