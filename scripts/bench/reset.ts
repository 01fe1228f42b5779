import { medians } from './median.ts';

const RESETS = 50;

/** Time and processor time of a reset between two tests in Node, in milliseconds. */
export async function measureReset(): Promise<string> {
  const { createNodeSandbox } = await import('@sandbox/package/node');
  const rows = [false, true].map((demoOrders) => {
    const sandbox = createNodeSandbox({ demoOrders });
    const times: { elapsed: number }[] = [];
    const started = process.cpuUsage();
    for (let count = 0; count < RESETS; count += 1) {
      sandbox.as('guest');
      const startedAt = performance.now();
      sandbox.reset();
      times.push({ elapsed: performance.now() - startedAt });
    }
    const { user, system } = process.cpuUsage(started);
    const processor = (user + system) / 1000 / RESETS;
    return `| ${demoOrders ? 'with' : 'without'} demo orders | ${medians(times).elapsed.toFixed(1)} | ${processor.toFixed(1)} |`;
  });
  return ['| | reset, ms (median) | processor, ms (mean) |', '|---|---|---|', ...rows].join('\n');
}
