import './resolve-aliases.ts';

/** As a shell reports a program that a closed pipe has ended. */
const CLOSED_PIPE = 141;

// Who reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(CLOSED_PIPE);
});

const { runCommand } = await import('../contract-checker/run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
