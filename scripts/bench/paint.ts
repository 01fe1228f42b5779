import type { Front } from './http2-front.ts';
import { medians } from './median.ts';
import { metricsScripts, type ObservedMetrics } from './observed-metrics.ts';
import type { Cookies } from './phone.ts';
import { visitUninstrumented } from './uninstrumented-visit.ts';

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
export async function measurePaint(front: Front, pages: PaintedPage[]): Promise<PaintFigures[]> {
  const runs = pages.map(({ name }) => ({
    name,
    page: [] as ObservedMetrics[],
    floor: [] as ObservedMetrics[],
  }));
  for (let run = 0; run < RUNS; run++) {
    for (const [index, { path, cookies }] of pages.entries()) {
      runs[index]?.page.push(await visit(front.page + path, cookies));
      runs[index]?.floor.push(await visit(front.floor + path, cookies));
    }
  }
  return runs.map(({ name, page, floor }) => ({ name, page: medians(page), floor: medians(floor) }));
}

function visit(url: string, cookies: Cookies): Promise<ObservedMetrics> {
  return visitUninstrumented(url, {
    cookies,
    initScript: metricsScripts.observe,
    readScript: metricsScripts.read,
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
