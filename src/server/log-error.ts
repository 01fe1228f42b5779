/** Logs an error that nobody expected. */
export function logError(error: Error): void {
  process.stderr.write(`${error.stack ?? error.message}\n`);
}
