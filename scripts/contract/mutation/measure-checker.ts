import { createSandbox } from '@sandbox/create-sandbox';
import { PINNED_NOW, testSandbox } from '@sandbox/testing/test-sandbox';
import { checkStore } from '../store-contract';

import { defectKinds } from './defect-kinds';
import { withClock } from './plant-defect';
import { PrismProxy } from './prism-proxy';
import { type Host, type KindScore, scoreKind } from './score';

/** Operations of each kind that Prism is tried on; each takes two runs over HTTP. */
const PRISM_SAMPLE = 4;

/**
 * Prints how many planted defects the checker finds, by kind, beside Prism as a proxy; and that it finds nothing without a defect.
 *
 * @param binFolder where Prism is installed.
 */
export async function measureChecker(binFolder: string): Promise<void> {
  await printFalseAlarms();
  const prism = new PrismProxy();
  await prism.start(binFolder, newHost);
  const total = { planted: 0, found: 0, prismTried: 0, prismFound: 0 };
  console.log('\n| defect | planted | found | Prism found, of those tried |\n|---|---|---|---|');
  try {
    for (const kind of defectKinds) {
      const score = await scoreKind(kind, newHost);
      const tried = score.operations.slice(0, PRISM_SAMPLE);
      let prismFound = 0;
      for (const operation of tried) if (await prism.finds(kind, operation, newHost)) prismFound += 1;
      total.planted += score.planted;
      total.found += score.found;
      total.prismTried += tried.length;
      total.prismFound += prismFound;
      console.log(row(score, `${prismFound} of ${tried.length}`));
    }
  } finally {
    await prism.stop();
  }
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `| **all ${defectKinds.length} kinds** | ${total.planted} | ${total.found} (${percent(total.found, total.planted)}) | ` +
      `${total.prismFound} of ${total.prismTried} (${percent(total.prismFound, total.prismTried)}) |`,
  );
}

async function printFalseAlarms(): Promise<void> {
  for (const write of [false, true]) {
    const start = performance.now();
    const { findings } = await checkStore({
      baseUrl: 'http://host.test',
      write,
      ...newHost(),
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `Without a defect, ${write ? 'with --write' : 'read-only'}: ${findings.length} findings, ${seconds} s`,
    );
  }
}

/** A sandbox of its own, which may send what a defect makes of its responses. */
function newHost(): Host {
  const { context } = testSandbox().sandbox;
  return { transport: withClock(createSandbox({ context }).fetch, PINNED_NOW), now: PINNED_NOW };
}

function row({ kind, planted, found, missed }: KindScore, prism: string): string {
  const misses = missed.length === 0 ? '' : ` (not in ${missed.join(', ')})`;
  return `| ${kind} | ${planted} | ${found}${misses} | ${prism} |`;
}
