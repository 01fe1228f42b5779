import { parseArgs } from 'node:util';
import { compareContracts } from './diff/compare-contracts.ts';
import type { ContractChange } from './diff/contract-change.ts';
import type { Severity } from './diff/judge-change.ts';
import { readContract } from './diff/read-contract.ts';
import { type Program, usageOf } from './program.ts';

const usage = `Says which changes between two versions of the contract break clients.

contract-checker diff OLD [NEW] [options]

  OLD, NEW    a JSON or YAML file, or a file of a Git revision, such as main:openapi.yaml. NEW is the file of --contract
              when it is left out
  --all       also list the changes that break nothing
  --json      print the changes as JSON

Exit code: 0 when nothing breaks, 1 with a breaking change, 2 for wrong options or unreadable documents.
`;

/**
 * Runs `contract-checker diff …`.
 *
 * @returns the exit code.
 */
export function runDiff(
  args: string[],
  program: Program,
  write = (text: string) => void process.stdout.write(text),
): number {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        contract: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      write(usageOf(usage, program));
      return 0;
    }
    const [before, after = values.contract ?? program.contract, ...others] = positionals;
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error('Name two documents, or the old one alone.');
    const changes = compareContracts(readContract(before), readContract(after));
    write(values.json ? `${JSON.stringify(changes, null, 2)}\n` : diffReport(changes, values.all));
    return changes.some(({ severity }) => severity === 'breaking') ? 1 : 0;
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n\n${usageOf(usage, program)}`,
    );
    return 2;
  }
}

const LABELS: Record<Severity, string> = { breaking: 'BREAKS', review: 'LOOK', compatible: 'fine' };
const MAX_OPERATIONS = 6;

/** Two lines for each change (what, where), and a summary. */
function diffReport(changes: ContractChange[], withCompatible: boolean): string {
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
