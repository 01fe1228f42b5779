import { readBaseline } from './findings/baseline.ts';
import { takeCredentials } from './header-caller.ts';
import { guardHost } from './http/guard-host.ts';
import { limitTransport } from './http/limit-transport.ts';
import type { Transport } from './http/transport.ts';
import { wireTransport } from './http/wire-transport.ts';
import { withHeaders } from './http/with-headers.ts';
import { loadContract } from './model/load.ts';
import {
  type CheckArguments,
  contractFiles,
  optionLines,
  parseArguments,
  publicSettings,
  usage,
} from './parse-arguments.ts';
import { planLines } from './plan/plan-lines.ts';
import type { Contract } from './plugin.ts';
import { preflight } from './preflight.ts';
import { type Program, usageOf } from './program.ts';
import { exitCodeOf, type JudgedReport } from './reports/report.ts';
import { gitHubAnnotations } from './reports/sarif-report.ts';
import { textReport } from './reports/text-report.ts';
import { jsonReport, prepareReports, writeReports } from './reports/write-reports.ts';
import { type OnProgress, runContract } from './run-contract.ts';

/**
 * Runs `contract-checker check …`.
 *
 * @returns the exit code.
 */
export async function runCheck(args: string[], program: Program): Promise<number> {
  const prepared = await prepareOrPrintUsage(args, program);
  if (prepared === undefined) return 2;
  if (prepared === 'help') return 0;
  const { contract, options, accepted } = prepared;
  if (options.plan) {
    process.stdout.write(`${planLines({ ...options, contract }).join('\n')}\n`);
    return 0;
  }
  const plain = withHeaders(wireTransport, takeCredentials(contract, options.headers));
  const { problem, warning } = await preflight(contract, { baseUrl: options.url, transport: plain });
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    return 3;
  }
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  const host = guardHost(limited(plain, options), async () => {
    const later = { baseUrl: options.url, transport: plain, timeoutMs: options.timeoutMs };
    return (await preflight(contract, later)).problem;
  });
  const checked = await checkHost(options, { contract, accepted, transport: host.transport });
  const gone = host.problem();
  const report = gone === undefined ? checked : { ...checked, gone };
  writeReports(options.reports, report);
  process.stdout.write(options.json ? jsonReport(report) : textReport(report));
  if (process.env.GITHUB_ACTIONS === 'true' && !options.json) process.stdout.write(gitHubAnnotations(report));
  return exitCodeOf(report);
}

function limited(transport: Transport, { rate, concurrency, timeoutMs }: CheckArguments): Transport {
  return limitTransport(transport, { concurrency, timeoutMs, ...(rate === undefined ? {} : { rate }) });
}

/** Runs the check. @param accepted IDs of the findings to set apart. */
async function checkHost(
  options: CheckArguments,
  {
    contract,
    accepted,
    transport,
  }: { contract: Contract; accepted: JudgedReport['accepted']; transport: Transport },
): Promise<JudgedReport> {
  const { url, settings, write, only, maxSkipped, generated, seed } = options;
  const startedAt = new Date();
  const progress = progressPrinter();
  const report = await runContract(
    {
      contract,
      baseUrl: url,
      transport,
      settings,
      generated,
      seed,
      write,
      now: startedAt,
      ...(only ? { only } : {}),
    },
    progress,
  );
  return {
    ...report,
    url,
    settings: publicSettings(contract, settings),
    ...(generated > 0 ? { seed } : {}),
    write,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    accepted,
    ...(maxSkipped === undefined ? {} : { maxSkipped }),
  };
}

interface PreparedCheck {
  contract: Contract;
  options: CheckArguments;
  accepted: JudgedReport['accepted'];
}

/** Reads the options and the files that they name, so that no run ends without its report. */
async function prepareOrPrintUsage(
  args: string[],
  program: Program,
): Promise<PreparedCheck | 'help' | undefined> {
  try {
    const isHelp = args.includes('--help') || args.includes('-h');
    const contract =
      isHelp && !program.contract ? undefined : await loadContract(contractFiles(args, program));
    const options = contract && parseArguments(args, contract);
    if (!contract || !options || options === 'help') {
      process.stdout.write(
        usageOf(usage, program).replace('  --only', `${contract ? optionLines(contract) : ''}  --only`),
      );
      return 'help';
    }
    const accepted = readBaseline(options.baseline);
    if (!options.plan) prepareReports(options.reports);
    return { contract, options, accepted };
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n\n${usageOf(usage, program)}`,
    );
    return undefined;
  }
}

/** Milliseconds between two lines where the output is not a terminal. */
const INTERVAL_MS = 5_000;

/** Prints how far the run is to the error output: in place on a terminal, a line now and then elsewhere. */
function progressPrinter(output: NodeJS.WriteStream = process.stderr): OnProgress {
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
