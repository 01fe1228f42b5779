import { type Program, usageOf } from './program.ts';

const usage = `Checks hosts and changes against the contract.

contract-checker check --url URL       checks a host (see check --help)
contract-checker replay REPORT.json    sends the requests of the findings again (see replay --help)
contract-checker proxy --url URL       checks the traffic that passes through it (see proxy --help)
contract-checker diff OLD [NEW]        says which changes break clients (see diff --help)
`;

/** Each loads on use: the checker and its contract take a second. */
const COMMANDS: Record<string, (args: string[], program: Program) => Promise<number>> = {
  check: async (args, program) => (await import('./check.ts')).runCheck(args, program),
  replay: async (args, program) => (await import('./replay.ts')).runReplay(args, program),
  proxy: async (args, program) => (await import('./proxy.ts')).runProxy(args, program),
  diff: async (args, program) => (await import('./diff.ts')).runDiff(args, program),
};

interface Output {
  program: Program;
  write: (text: string) => void;
  writeError: (text: string) => void;
}

/**
 * Runs `contract-checker …`.
 *
 * @returns the exit code.
 */
export async function runCommand(
  [name, ...args]: string[],
  {
    program = {},
    write = (text) => void process.stdout.write(text),
    writeError = (text) => void process.stderr.write(text),
  }: Partial<Output> = {},
): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    write(usageOf(usage, program));
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command(args, program);
  const shown = usageOf(usage, program);
  writeError(name === undefined ? shown : `There is no command "${name}".\n\n${shown}`);
  return 2;
}
