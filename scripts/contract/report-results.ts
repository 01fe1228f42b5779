import type { WalkResult } from '@sandbox/checking/walk-contract';

/** One line for each operation, further lines for what does not fit, and a line that sums up. */
export function reportLines(results: WalkResult[]): string[] {
  const width = Math.max(...results.map(({ operationId }) => operationId.length));
  const lines = results.flatMap((result) => {
    const [first = '', ...more] = detailsOf(result);
    return [
      `${result.operationId.padEnd(width)}  ${first}`,
      ...more.map((line) => `${' '.repeat(width)}  ${line}`),
    ];
  });
  return [...lines, '', summary(results)];
}

/** Whether everything that was checked fits. */
export function allFit(results: WalkResult[]): boolean {
  return results.every(({ outcome }) => outcome === 'fits' || outcome === 'skipped');
}

function detailsOf(result: WalkResult): string[] {
  switch (result.outcome) {
    case 'fits':
      return ['ok'];
    case 'does-not-fit': {
      const texts = new Set(result.problems.map(({ field, message }) => `  ${field}: ${message}`));
      return ['DOES NOT FIT', ...texts];
    }
    case 'not-reachable':
      return [`NOT REACHABLE: ${result.reason}`];
    case 'skipped':
      return [`skipped: ${result.reason}`];
  }
}

function summary(results: WalkResult[]): string {
  const count = (outcome: WalkResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return `${count('fits')} fit, ${count('does-not-fit')} do not fit, ${count('not-reachable')} not reachable, ${count('skipped')} skipped`;
}
