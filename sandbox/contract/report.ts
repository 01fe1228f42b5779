import type { Finding } from './finding';

/** Reports only invalid responses; invalid requests are the caller's fault. */
export function reportFinding({ operationId, direction, status, problems }: Finding): void {
  if (direction === 'request') return;
  const fields = problems.map(({ field, message }) => `${field} ${message}`).join('; ');
  process.stderr.write(
    `The sandbox's response ${status} of ${operationId} violates the contract: ${fields}\n`,
  );
}

export function reportFailure(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
