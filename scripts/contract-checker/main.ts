import type { Program } from './program.ts';
import { runCommand } from './run-command.ts';

/** As a shell reports a program that a closed pipe has ended. */
const CLOSED_PIPE = 141;

/** Runs the command line of the process. */
export async function main(program?: Program): Promise<void> {
  // Who reads the output may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(CLOSED_PIPE);
  });
  process.exitCode = await runCommand(process.argv.slice(2), program ? { program } : {});
}
