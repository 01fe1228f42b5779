import type { OnProgress } from '../run-contract.ts';

/** Milliseconds between two lines where the output is not a terminal. */
const INTERVAL_MS = 5_000;

/** Prints how far the run is to the error output: in place on a terminal, a line now and then elsewhere. */
export function progressPrinter(output: NodeJS.WriteStream = process.stderr): OnProgress {
  let printedAt = Date.now();
  return (operationId, done, total) => {
    if (output.isTTY) {
      output.write(`\r\u001b[2K${done}/${total} ${operationId}`);
      if (done === total - 1) output.write('\r\u001b[2K');
      return;
    }
    if (Date.now() - printedAt < INTERVAL_MS) return;
    printedAt = Date.now();
    output.write(`${done}/${total} ${operationId}\n`);
  };
}
