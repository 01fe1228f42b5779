import { parseServerOptions, usage } from './http/server-options';

try {
  const options = parseServerOptions(process.argv.slice(2), process.env);
  if (options === 'help') process.stdout.write(usage);
  else {
    // Imports it after reading the options, because the rest takes seconds from the source.
    const { startServer } = await import('./start-server');
    await startServer(options);
  }
} catch (error) {
  // Writes no stack trace: the message says what to set.
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
