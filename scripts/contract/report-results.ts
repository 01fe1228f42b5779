import type { ContractCheckResult } from './run-contract';

/** One line for each operation, more lines for contract violations, and a summary line. */
export function reportLines(results: ContractCheckResult[]): string[] {
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

/** Whether every operation that was checked conforms to the contract. */
export function allConform(results: ContractCheckResult[]): boolean {
  return results.every(({ outcome }) => outcome === 'conforms' || outcome === 'skipped');
}

function detailsOf(result: ContractCheckResult): string[] {
  switch (result.outcome) {
    case 'conforms':
      return ['ok'];
    case 'violates': {
      const problems = new Set(result.problems.map(({ field, message }) => `  ${field}: ${message}`));
      return ['DOES NOT FIT', ...problems];
    }
    case 'unreachable':
      return [`NOT REACHABLE: ${result.reason}`];
    case 'skipped':
      return [`skipped: ${result.reason}`];
  }
}

function summary(results: ContractCheckResult[]): string {
  const count = (outcome: ContractCheckResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return `${count('conforms')} fit, ${count('violates')} do not fit, ${count('unreachable')} not reachable, ${count('skipped')} skipped`;
}
