const usage = `Checks hosts and changes against the contract.

npm run contract -- check --url URL       checks a host (see check --help)
npm run contract -- replay REPORT.json    sends the requests of the findings again (see replay --help)
npm run contract -- proxy --url URL       checks the traffic that passes through it (see proxy --help)
npm run contract -- diff OLD [NEW]        says which changes break clients (see diff --help)
`;

/** Each loads on use: the checker and its contract take a second. */
const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  check: async (args) => (await import('./check.ts')).runCheck(args),
  replay: async (args) => (await import('./replay.ts')).runReplay(args),
  proxy: async (args) => (await import('./proxy.ts')).runProxy(args),
  diff: async (args) => (await import('./diff.ts')).runDiff(args),
};

interface Output {
  write: (text: string) => void;
  writeError: (text: string) => void;
}

/**
 * Runs `npm run contract -- …`.
 *
 * @returns the exit code.
 */
export async function runCommand(
  [name, ...args]: string[],
  {
    write = (text) => void process.stdout.write(text),
    writeError = (text) => void process.stderr.write(text),
  }: Partial<Output> = {},
): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    write(usage);
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command(args);
  writeError(name === undefined ? usage : `There is no command "${name}".\n\n${usage}`);
  return 2;
}
