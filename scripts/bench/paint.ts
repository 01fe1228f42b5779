import type { Browser } from '@playwright/test';
import type { Front } from './http2-front.ts';
import { medians } from './median.ts';
import { type ObservedMetrics, observeMetrics, readMetrics } from './observed-metrics.ts';
import { type Cookies, withPhone } from './phone.ts';

/** Odd, so that the median is a measured value. */
const RUNS = Number(process.env.RUNS ?? 7);

export interface PaintedPage {
  name: string;
  path: string;
  cookies: Cookies;
}

export interface PaintFigures {
  name: string;
  page: ObservedMetrics;
  floor: ObservedMetrics;
}

/** Opens each page and its floor with an empty cache, in turns, and returns the medians. */
export async function measurePaint(
  browser: Browser,
  front: Front,
  pages: PaintedPage[],
): Promise<PaintFigures[]> {
  const runs = pages.map(({ name }) => ({
    name,
    page: [] as ObservedMetrics[],
    floor: [] as ObservedMetrics[],
  }));
  for (let run = 0; run < RUNS; run++) {
    for (const [index, { path, cookies }] of pages.entries()) {
      runs[index]?.page.push(await visit(browser, front.page + path, cookies));
      runs[index]?.floor.push(await visit(browser, front.floor + path, cookies));
    }
  }
  return runs.map(({ name, page, floor }) => ({ name, page: medians(page), floor: medians(floor) }));
}

function visit(browser: Browser, url: string, cookies: Cookies): Promise<ObservedMetrics> {
  return withPhone(browser, { cookies, slowNetwork: true }, async (page) => {
    await observeMetrics(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    return readMetrics(page);
  });
}

/** One line of Markdown for each page. */
export function paintTable(figures: PaintFigures[]): string {
  const ms = (value: number) => value.toFixed(0);
  const row = ({ name, page, floor }: PaintFigures) =>
    [
      name,
      `${ms(page.firstPaint)} / ${ms(page.largestPaint)}`,
      `${ms(floor.firstPaint)} / ${ms(floor.largestPaint)}`,
      `${(page.firstPaint / floor.firstPaint).toFixed(2)} / ${(page.largestPaint / floor.largestPaint).toFixed(2)}`,
      page.shift.toFixed(4),
      `${ms(page.blocking)} / ${ms(floor.blocking)}`,
      ms(page.hydrated),
    ].join(' | ');
  return [
    '| page | first / largest paint, ms | floor | ratio | layout shift | blocking, page / floor, ms | hydrated, ms |',
    '|---|---|---|---|---|---|---|',
    ...figures.map((figure) => `| ${row(figure)} |`),
  ].join('\n');
}
