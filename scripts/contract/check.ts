import { type CheckArguments, parseArguments, usage } from './parse-arguments.ts';
import { allConform, reportLines } from './report-results.ts';
import { runContract } from './run-contract';

/** Response timeout in milliseconds; after it the operation counts as not reachable. */
const RESPONSE_TIMEOUT_MS = 30_000;

/**
 * Runs `npm run contract -- check …`.
 *
 * @returns the exit code.
 */
export async function runCheck(args: string[]): Promise<number> {
  const options = parseOrPrintUsage(args);
  if (options === undefined) return 2;
  if (options === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  const { url, storeId, member, lasting, only, json } = options;
  const results = await runContract(
    {
      baseUrl: url,
      transport: (request) => fetch(request, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) }),
      storeId,
      ...(member ? { member } : {}),
      lasting,
      now: new Date(),
    },
    only,
  );
  process.stdout.write(
    json ? `${JSON.stringify(results, null, 2)}\n` : `${reportLines(results).join('\n')}\n`,
  );
  return allConform(results) ? 0 : 1;
}

function parseOrPrintUsage(args: string[]): CheckArguments | 'help' | undefined {
  try {
    return parseArguments(args, process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return undefined;
  }
}
