import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** Tasks of the main thread; entries of the `longtask` type begin at 50 ms only. */
const TASK = 'RunTask';
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];

/**
 * The longest task of a page's main thread while something runs, in milliseconds of processor time: on a busy machine a task
 * waits for the processor, too.
 */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const durations = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith(TASK) && mainThreads.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  if (durations.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...durations);
}
