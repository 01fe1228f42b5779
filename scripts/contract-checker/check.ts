import { readBaseline } from './findings/baseline.ts';
import { limitTransport } from './http/limit-transport.ts';
import type { Transport } from './http/transport.ts';
import { wireTransport } from './http/wire-transport.ts';
import { withHeaders } from './http/with-headers.ts';
import { type CheckArguments, parseArguments, usage } from './parse-arguments.ts';
import { planLines } from './plan/plan-lines.ts';
import { preflight } from './preflight.ts';
import { progressPrinter } from './reports/print-progress.ts';
import { exitCodeOf, type JudgedReport } from './reports/report.ts';
import { gitHubAnnotations } from './reports/sarif-report.ts';
import { textReport } from './reports/text-report.ts';
import { jsonReport, prepareReports, writeReports } from './reports/write-reports.ts';
import { runContract } from './run-contract.ts';

/**
 * Runs `npm run contract -- check …`.
 *
 * @returns the exit code.
 */
export async function runCheck(args: string[]): Promise<number> {
  const prepared = prepareOrPrintUsage(args);
  if (prepared === undefined) return 2;
  if (prepared === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  const { options, accepted } = prepared;
  if (options.plan) {
    process.stdout.write(`${planLines(options).join('\n')}\n`);
    return 0;
  }
  const transport = transportFor(options);
  const { problem, warning } = await preflight(options.url, transport);
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    return 3;
  }
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  const report = await checkHost(options, { accepted, transport });
  writeReports(options.reports, report);
  process.stdout.write(options.json ? jsonReport(report) : textReport(report));
  if (process.env.GITHUB_ACTIONS === 'true' && !options.json) process.stdout.write(gitHubAnnotations(report));
  return exitCodeOf(report);
}

function transportFor({ headers, rate, concurrency, timeoutMs }: CheckArguments): Transport {
  const limits = { concurrency, timeoutMs, ...(rate === undefined ? {} : { rate }) };
  return limitTransport(withHeaders(wireTransport, headers), limits);
}

/** Runs the check. @param accepted IDs of the findings to set apart. */
async function checkHost(
  options: CheckArguments,
  { accepted, transport }: { accepted: JudgedReport['accepted']; transport: Transport },
): Promise<JudgedReport> {
  const { url, storeId, member, write, only, maxSkipped } = options;
  const startedAt = new Date();
  const progress = progressPrinter();
  const report = await runContract(
    {
      baseUrl: url,
      transport,
      storeId,
      ...(member ? { member } : {}),
      write,
      now: startedAt,
      ...(only ? { only } : {}),
    },
    progress,
  );
  return {
    ...report,
    url,
    storeId,
    write,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    accepted,
    ...(maxSkipped === undefined ? {} : { maxSkipped }),
  };
}

interface PreparedCheck {
  options: CheckArguments;
  accepted: JudgedReport['accepted'];
}

/** Reads the options and the files that they name, so that no run ends without its report. */
function prepareOrPrintUsage(args: string[]): PreparedCheck | 'help' | undefined {
  try {
    const options = parseArguments(args, process.env);
    if (options === 'help') return 'help';
    const accepted = readBaseline(options.baseline);
    if (!options.plan) prepareReports(options.reports);
    return { options, accepted };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return undefined;
  }
}
