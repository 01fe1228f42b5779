import type { ContractChange } from './contract-change.ts';
import type { Severity } from './judge-change.ts';

const LABELS: Record<Severity, string> = { breaking: 'BREAKS', review: 'LOOK', compatible: 'fine' };
const MAX_OPERATIONS = 6;

/** Two lines for each change (what, where), and a summary. */
export function diffReport(changes: ContractChange[], withCompatible: boolean): string {
  const listed = changes.filter(({ severity }) => withCompatible || severity !== 'compatible');
  const lines = listed.flatMap(({ severity, direction, description, operations }) => [
    `${LABELS[severity].padEnd(8)}${direction.padEnd(10)}${description}`,
    `${' '.repeat(18)}${namesOf(operations)}`,
  ]);
  return [...lines, ...(lines.length > 0 ? [''] : []), summary(changes), ''].join('\n');
}

function namesOf(operations: string[]): string {
  const more = operations.length - MAX_OPERATIONS;
  const names = operations.slice(0, MAX_OPERATIONS).join(', ');
  return more > 0 ? `${names} and ${more} more` : names;
}

function summary(changes: ContractChange[]): string {
  const count = (severity: Severity) => changes.filter((change) => change.severity === severity).length;
  return `${count('breaking')} break clients, ${count('review')} to look at, ${count('compatible')} break nothing`;
}
