import { parseArgs } from 'node:util';
import type { Finding } from './findings/finding.ts';
import type { ContractFiles } from './model/load.ts';
import { contractFiles, parseReport, parseUrl } from './parse-arguments.ts';
import { type Program, usageOf } from './program.ts';
import { countFindings, newFindings } from './reports/report.ts';
import { watchedText } from './reports/watched-text.ts';
import { prepareReports, writeReports } from './reports/write-reports.ts';
import { type ContractWatch, startWatch } from './watch/contract-watch.ts';
import { PAGE_PATH } from './watch/page/findings-page.ts';
import { allowedHosts } from './watch/page/page-access.ts';
import { serveFindings } from './watch/page/serve-findings.ts';
import { type RunningProxy, startProxy } from './watch/start-proxy.ts';

const usage = `Passes traffic on to a host, and checks it against the contract.

contract-checker proxy --url URL [options]

  --url URL         the host, such as https://www.example.com
  --contract FILE   the description of the API: OpenAPI 3.0 or 3.1, JSON or YAML
  --plugin FILE     what the checker must know beside it
  --port N          port of the proxy (default 4030; 0 for a free one)
  --address A       address to listen on (default 127.0.0.1)
  --report FILE     write a report, at the end and every few seconds; .html, .xml (JUnit), .json or .txt; may be repeated
  --baseline FILE   accept the findings listed there, one ID a line

Messages pass through unchanged and are not stored. The page of findings is at ${PAGE_PATH}, for this machine only;
CONTRACT_FINDINGS_HOSTS in the environment (names, separated by commas) shows it to everyone under these names.

Ctrl+C ends it. Exit code: 0 without findings, 1 with one that is not in the baseline, 2 for wrong options.
`;

/** Milliseconds between two reports. */
const REPORT_MS = 5_000;

/**
 * Runs `contract-checker proxy …` until it is stopped.
 *
 * @returns the exit code.
 */
export async function runProxy(args: string[], program: Program): Promise<number> {
  const options = parseOrPrintUsage(args, program);
  if (options === undefined) return 2;
  if (options === 'help') {
    process.stdout.write(usageOf(usage, program));
    return 0;
  }
  const { url, reports } = options;
  const started = await startOrPrintReason(options);
  if (!started) return 2;
  const { watch, proxy } = started;
  process.stdout.write(`${proxy.origin} passes on to ${url}, findings at ${proxy.origin}${PAGE_PATH}\n`);
  const timer = setInterval(() => writeReports(reports, watch.log.report()), REPORT_MS);
  await stopSignal();
  clearInterval(timer);
  await proxy.close();
  return finish(watch, reports);
}

interface Started {
  watch: ContractWatch;
  proxy: RunningProxy;
}

async function startOrPrintReason({
  url,
  port,
  address,
  reports,
  baseline,
  contract,
  plugin,
}: ProxyArguments): Promise<Started | undefined> {
  let watch: ContractWatch | undefined;
  try {
    prepareReports(reports);
    watch = await startWatch({ url, contract, plugin, baseline, onFinding: printFinding });
    const page = serveFindings(watch.log, allowedHosts(process.env.CONTRACT_FINDINGS_HOSTS));
    return { watch, proxy: await startProxy({ url, port, address, watch, page }) };
  } catch (error) {
    watch?.close();
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const reason = isTaken ? `Port ${port} is in use; --port sets another one.` : (error as Error).message;
    process.stderr.write(`${reason}\n`);
    return undefined;
  }
}

async function finish(watch: ContractWatch, reports: string[]): Promise<number> {
  await watch.settled();
  watch.close();
  const report = watch.log.report();
  writeReports(reports, report);
  const count = newFindings(report).length;
  const { watched } = report;
  process.stdout.write(`${watched ? `${watchedText(watched)}; ` : ''}${countFindings(count)}\n`);
  return count > 0 ? 1 : 0;
}

function printFinding({ id, expected, received, place }: Finding): void {
  process.stdout.write(`${id}\n  expected: ${expected}\n  received: ${received}\n  contract: ${place}\n`);
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

interface ProxyArguments extends ContractFiles {
  url: string;
  port: number;
  address: string;
  reports: string[];
  baseline?: string | undefined;
}

/** @throws Error with a readable message for invalid options. */
export function parseProxyArguments(args: string[], program: Program): ProxyArguments | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      contract: { type: 'string' },
      plugin: { type: 'string' },
      port: { type: 'string', default: '4030' },
      address: { type: 'string', default: '127.0.0.1' },
      report: { type: 'string', multiple: true, default: [] },
      baseline: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port: "${values.port}" is not a port.`);
  const url = parseUrl(values.url);
  // It would be on the page of findings and in reports.
  if (new URL(url).password !== '')
    throw new Error('--url: leave the password out; the proxy passes on the authorization of its clients.');
  return {
    ...contractFiles(args, program),
    url,
    port,
    address: values.address,
    reports: values.report.map(parseReport),
    baseline: values.baseline,
  };
}

function parseOrPrintUsage(args: string[], program: Program): ProxyArguments | 'help' | undefined {
  try {
    return parseProxyArguments(args, program);
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n\n${usageOf(usage, program)}`,
    );
    return undefined;
  }
}
